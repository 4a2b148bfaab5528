<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit\Rest;

use Rueda\Kit\Archive\ZipKit;
use Rueda\Kit\Export\ExportChoice;
use Rueda\Kit\Export\Exporter;
use Rueda\Kit\Import\KitFiles;
use Rueda\Kit\Library\KitFolder;
use Rueda\Kit\Library\StoredKits;
use Rueda\Tests\Kit\HostileZip;
use Rueda\Tests\Kit\KitTestCase;
use WP_REST_Request;
use WP_REST_Response;

final class KitRoutesTest extends KitTestCase {
	private string $folder;

	protected function setUp(): void {
		parent::setUp();
		$GLOBALS['wp_rest_server'] = null;
		$this->folder              = sys_get_temp_dir() . '/rueda-kit-test-' . bin2hex( random_bytes( 6 ) );
		add_filter( 'rueda_kit_folder', fn (): string => $this->folder );
		delete_option( StoredKits::OPTION );
		$this->act_as( 'administrator' );
		kses_remove_filters();
		$this->make( 'wheel', 'kit-balance', '<!-- wp:rueda/add-wheels /-->' );
	}

	protected function tearDown(): void {
		KitFiles::clear();
		StoredKits::clear();
		self::assertDirectoryDoesNotExist( $this->folder );
		$GLOBALS['wp_rest_server'] = null;
		parent::tearDown();
	}

	public function test_the_list_has_sections_items_settings_and_the_size_of_images(): void {
		$answer = $this->call( 'GET', 'export' );

		self::assertSame( [ 'sections', 'items', 'settings', 'media' ], array_keys( $answer->get_data() ) );
		$item = array_column( $answer->get_data()['items'], null, 'key' )['wheel:kit-balance'];
		self::assertSame(
			[ 'key', 'title', 'doc_type', 'section', 'uses', 'bytes', 'modified', 'warnings' ],
			array_keys( $item )
		);
		self::assertSame( [ 'wheels', [], [] ], [ $item['section'], $item['uses'], $item['warnings'] ] );
	}

	public function test_an_export_is_a_download_that_leaves_no_file(): void {
		$answer = $this->call( 'POST', 'export', [ 'title' => 'My kit', 'items' => [ 'wheel:kit-balance' ] ] );
		self::assertSame( 200, $answer->get_status() );
		self::assertSame( 'application/zip', $answer->get_headers()['Content-Type'] );
		self::assertSame( 'attachment; filename="my-kit.zip"', $answer->get_headers()['Content-Disposition'] );

		ob_start();
		$is_served = $this->served( $answer );
		$bytes     = (string) ob_get_clean();

		self::assertTrue( $is_served );
		self::assertSame(
			[ 'wheel:kit-balance' ],
			array_keys( ZipKit::open( $this->temp_file( $bytes ) )->manifest()->items )
		);
		self::assertNull( $answer->get_data() );
		self::assertSame( [], glob( $this->folder . '/*.zip' ) );
	}

	public function test_no_answer_tells_where_on_the_server_a_download_lies(): void {
		$choice  = [ 'title' => 'My kit', 'items' => [ 'wheel:kit-balance' ] ];
		$answer  = $this->call( 'POST', 'export', $choice );
		$wrapped = rest_get_server()->envelope_response( $answer, false );

		self::assertFalse( $this->served( $wrapped ) );
		self::assertNull( $wrapped->get_data()['body'] );
		ob_start();
		self::assertTrue( $this->served( $answer ) );
		ob_end_clean();
		$refused = $this->call( 'POST', 'export', $choice + [ '_envelope' => '1' ] );
		self::assertSame( [ 400, 'rest_invalid_param' ], [ $refused->get_status(), $refused->get_data()['code'] ] );
		$saved = $this->call( 'POST', 'export', $choice + [ '_envelope' => '1', 'save' => true ] );
		self::assertSame( 201, $saved->get_status() );
	}

	public function test_what_others_answer_is_not_served_as_a_file(): void {
		$this->call( 'GET', 'library' );

		self::assertFalse( $this->served( new WP_REST_Response( ABSPATH . 'wp-config.php' ) ) );
	}

	public function test_nothing_chosen_and_what_is_gone_are_refused_and_leave_no_file(): void {
		foreach ( [ [], [ 'items' => [ 'wheel:gone' ] ], [ 'items' => [ 'user:1' ] ] ] as $choice ) {
			$answer = $this->call( 'POST', 'export', $choice + [ 'title' => 'K' ] );
			self::assertSame( [ 400, 'kit_bad_choice' ], [ $answer->get_status(), $answer->get_data()['code'] ] );
		}
		self::assertSame(
			400,
			$this->call( 'POST', 'export', [ 'title' => 'K', 'settings' => [ 'admin_email' ] ] )->get_status()
		);
		self::assertSame( 400, $this->call( 'POST', 'export', [ 'items' => [ 'wheel:kit-balance' ] ] )->get_status() );
	}

	public function test_a_saved_kit_is_listed_opened_and_deleted(): void {
		$saved = $this->call(
			'POST',
			'export',
			[ 'title' => 'Mine', 'items' => [ 'wheel:kit-balance' ], 'save' => true ]
		);
		self::assertSame( 201, $saved->get_status() );
		$id = $saved->get_data()['id'];
		self::assertSame( [ $saved->get_data() ], $this->call( 'GET', 'library' )->get_data()['saved'] );
		self::assertFileExists( $this->folder . '/.htaccess' );
		self::assertFileExists( $this->folder . '/web.config' );

		$upload = $this->call( 'POST', 'uploads', [ 'library' => $id ] );

		self::assertSame( [ 201, "library:$id" ], [ $upload->get_status(), $upload->get_data()['id'] ] );
		self::assertSame( 'Mine', $upload->get_data()['manifest']['title'] );
		self::assertSame( 200, $this->call( 'DELETE', 'library', [ 'id' => $id ] )->get_status() );
		self::assertSame( [], $this->call( 'GET', 'library' )->get_data()['saved'] );
		self::assertSame( 404, $this->call( 'DELETE', 'library', [ 'id' => $id ] )->get_status() );
		self::assertSame( 404, $this->call( 'POST', 'uploads', [ 'library' => $id ] )->get_status() );
		self::assertSame( 404, $this->call( 'POST', 'uploads', [ 'library' => '../../x' ] )->get_status() );
	}

	public function test_an_export_tells_which_images_it_has_left_out(): void {
		$wheel = get_page_by_path( 'kit-balance', OBJECT, 'wheel' );
		set_post_thumbnail( $wheel->ID, $this->make_image( 'ñ, bad.png', self::png() . '<?php echo 1;' ) );
		$name   = wp_basename( (string) get_attached_file( get_post_thumbnail_id( $wheel ) ) );
		$choice = [ 'title' => 'Mine', 'items' => [ 'wheel:kit-balance' ] ];

		$headers = $this->call( 'POST', 'export', $choice )->get_headers();
		self::assertSame( [ $name ], array_map( 'rawurldecode', explode( ',', $headers['X-Rueda-Left-Out'] ) ) );
		self::assertSame(
			[ $name ],
			$this->call( 'POST', 'export', $choice + [ 'save' => true ] )->get_data()['left_out']
		);
	}

	public function test_an_export_tells_of_an_image_that_is_no_longer_in_the_library(): void {
		$gone = wp_upload_dir()['url'] . '/kit-gone.png';
		$this->make(
			'page',
			'kit-page',
			"<!-- wp:image {\"id\":987654} --><img src=\"$gone\" class=\"wp-image-987654\"/><!-- /wp:image -->"
		);
		$choice = [ 'title' => 'Mine', 'items' => [ 'page:kit-page' ] ];

		$list = array_column( $this->call( 'GET', 'export', [ 'all' => 1 ] )->get_data()['items'], 'warnings', 'key' );
		self::assertSame(
			[ 'The image kit-gone.png stays here: it is missing, damaged, too large or not what its name says.' ],
			$list['page:kit-page']
		);
		self::assertSame(
			'kit-gone.png',
			$this->call( 'POST', 'export', $choice )->get_headers()['X-Rueda-Left-Out'] ?? ''
		);
		self::assertSame(
			[ 'kit-gone.png' ],
			$this->call( 'POST', 'export', $choice + [ 'save' => true ] )->get_data()['left_out'] ?? []
		);
	}

	public function test_the_newest_ten_saved_kits_are_kept(): void {
		$path = $this->kit();
		foreach ( range( 1, 12 ) as $number ) {
			StoredKits::save( $path, "Kit $number" );
		}

		self::assertSame( [ 'Kit 12', 'Kit 3' ], [ StoredKits::all()[0]['title'], StoredKits::all()[9]['title'] ] );
		self::assertCount( 10, StoredKits::all() );
		self::assertCount( 10, (array) glob( $this->folder . '/saved/*.zip' ) );
	}

	public function test_an_uploaded_kit_waits_for_its_import(): void {
		$upload = $this->upload( $this->kit() );

		self::assertSame( 201, $upload->get_status() );
		$id = $upload->get_data()['id'];
		self::assertMatchesRegularExpression( '/^[0-9a-f]{32}$/D', $id );
		self::assertSame(
			[ 'wheel:kit-balance' => [ 'title' => 'Kit-balance', 'doc_type' => 'wheel' ] ],
			$upload->get_data()['manifest']['templates']
		);
		self::assertSame( 'wheels', $upload->get_data()['groups']['wheel'] );
		self::assertSame( [ 'wheel:kit-balance' ], array_keys( KitFiles::open( $id )->manifest()->items ) );
		KitFiles::drop( $id );
		self::assertSame( 'kit_gone', self::reason_of( static fn () => KitFiles::open( $id ) ) );
	}

	public function test_a_bad_file_is_refused_with_its_entry_and_not_kept(): void {
		$bad    = ( new HostileZip() )->add( 'media/shell.php', '<?php' )->bytes();
		$answer = $this->upload( $this->temp_file( $bad ) );

		self::assertSame(
			[ 422, 'kit_forbidden_file', 'media/shell.php' ],
			[ $answer->get_status(), $answer->get_data()['code'], $answer->get_data()['data']['entry'] ]
		);
		self::assertSame( [], glob( $this->folder . '/uploads/*' ) );
	}

	public function test_an_upload_that_did_not_arrive_is_told_by_its_cause(): void {
		$cases = [
			[ UPLOAD_ERR_INI_SIZE, 413, 'kit_too_large' ],
			[ UPLOAD_ERR_PARTIAL, 422, 'invalid-zip-file' ],
			[ UPLOAD_ERR_NO_TMP_DIR, 500, 'no-write-permissions' ],
			[ UPLOAD_ERR_NO_FILE, 400, 'kit_bad_choice' ],
		];
		foreach ( $cases as [ $error, $status, $code ] ) {
			$answer = $this->upload( '', $error );
			self::assertSame( [ $status, $code ], [ $answer->get_status(), $answer->get_data()['code'] ] );
		}
	}

	public function test_uploads_and_leftovers_go_after_a_day(): void {
		$old  = KitFiles::keep( $this->kit() );
		$new  = KitFiles::keep( $this->kit() );
		$left = KitFolder::temporary();
		copy( $this->kit(), $left );
		touch( $left, time() - 2 * DAY_IN_SECONDS );
		touch( $this->folder . "/uploads/$old.zip", time() - 2 * DAY_IN_SECONDS );
		StoredKits::save( $this->kit(), 'Stays' );

		do_action( 'rueda_delete_old_kits' );

		self::assertFileDoesNotExist( $left );
		self::assertSame( 'kit_gone', self::reason_of( static fn () => KitFiles::open( $old ) ) );
		self::assertSame( '', self::reason_of( static fn () => KitFiles::open( $new ) ) );
		self::assertCount( 1, StoredKits::all() );
	}

	public function test_who_may_not_upload_files_is_refused(): void {
		add_filter( 'user_has_cap', static fn ( array $has ): array => [ 'upload_files' => false ] + $has );

		foreach ( [
			[ 'GET', 'export' ],
			[ 'POST', 'export' ],
			[ 'POST', 'uploads' ],
			[ 'GET', 'library' ],
			[ 'DELETE', 'library' ],
		] as [ $method, $path ] ) {
			$answer = $this->call( $method, $path, 'GET' === $method ? [] : [ 'title' => 'K' ] );
			self::assertSame(
				[ 403, 'kit_forbidden' ],
				[ $answer->get_status(), $answer->get_data()['code'] ],
				"$method $path"
			);
		}
	}

	private function served( WP_REST_Response $answer ): bool {
		return (bool) apply_filters(
			'rest_pre_serve_request',
			false,
			$answer,
			new WP_REST_Request( 'GET', '/' ),
			rest_get_server()
		);
	}

	private function kit(): string {
		$path = $this->temp_file();
		Exporter::write( new ExportChoice( 'K', '', [ 'wheel:kit-balance' ] ), $path );
		return $path;
	}

	private function upload( string $path, int $error = UPLOAD_ERR_OK ): WP_REST_Response {
		$request = new WP_REST_Request( 'POST', '/rueda/v1/kits/uploads' );
		$request->set_file_params(
			[ 'file' => [ 'name' => 'kit.zip', 'tmp_name' => $path, 'error' => $error, 'size' => 1, 'type' => 'x' ] ]
		);
		return rest_do_request( $request );
	}

	/** @param array<string, mixed> $params */
	private function call( string $method, string $path, array $params = [] ): WP_REST_Response {
		$request = new WP_REST_Request( $method, '/rueda/v1/kits/' . $path );
		if ( 'GET' === $method ) {
			$request->set_query_params( $params );
		} else {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( (object) $params ) );
		}
		return rest_do_request( $request );
	}
}
