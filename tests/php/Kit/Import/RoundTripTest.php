<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit\Import;

use PDO;
use Rueda\Kit\Export\ExportChoice;
use Rueda\Kit\Export\Exporter;
use Rueda\Tests\Kit\KitTestCase;
use Rueda\Tests\SideBySide;

/**
 * A kit of this site on another, empty one, which has its own database, uploads folder and address.
 */
final class RoundTripTest extends KitTestCase {
	use SeparateRequests;
	use SideBySide;

	private const ELSEWHERE = 'elsewhere.test';

	/** In steps, with conditions of a step, a field and a block of WordPress, with a group, an address, a signature. */
	private const FORM = '<!-- wp:rueda/form-step {"title":"You"} -->'
		. '<!-- wp:rueda/form-field {"type":"email","name":"your-email"} /-->'
		. '<!-- wp:paragraph {' . self::SHOW_IF . '} --><p>Thank you.</p><!-- /wp:paragraph -->'
		. '<!-- /wp:rueda/form-step --><!-- wp:rueda/form-step {"title":"Why",' . self::SHOW_IF . '} -->'
		. '<!-- wp:rueda/form-field {"type":"text","name":"why",' . self::SHOW_IF . '} /-->'
		. '<!-- wp:rueda/form-repeat {"name":"guests","title":"Guests","entry":"Guest","most":4,"add":"One more"} -->'
		. '<!-- wp:rueda/form-field {"type":"number","name":"age","label":"Age"} /-->'
		. '<!-- /wp:rueda/form-repeat -->'
		. '<!-- wp:rueda/form-address {"label":"Delivery address","purpose":"shipping"} -->'
		. '<!-- wp:rueda/form-field {"type":"text","name":"town","autocomplete":"shipping address-level2"} /-->'
		. '<!-- /wp:rueda/form-address -->'
		. '<!-- wp:rueda/form-field {"type":"calculation","name":"years","isProduct":true,"operands":"age"} /-->'
		. '<!-- wp:rueda/form-field {"type":"file","name":"papers","isMultiple":true,"limit":"2mb"} /-->'
		. '<!-- wp:rueda/form-field {"type":"signature","name":"sign","label":"Sign here","isRequired":true} /-->'
		. '<!-- /wp:rueda/form-step --><!-- wp:rueda/form-submit /-->';

	private const SHOW_IF = '"showIf":{"match":"any","rules":[{"field":"your-email","is":"contains","value":"@"},'
		. '{"match":"all","rules":[{"field":"gone","is":"one-of","value":["a","b"]}]}]}';

	private string $uploads = '';

	protected function setUp(): void {
		parent::setUp();
		$this->uploads = get_temp_dir() . 'rueda-trip-' . bin2hex( random_bytes( 6 ) );
		mkdir( $this->uploads );
	}

	protected function tearDown(): void {
		$files = new \RecursiveIteratorIterator(
			new \RecursiveDirectoryIterator( $this->uploads, \FilesystemIterator::SKIP_DOTS ),
			\RecursiveIteratorIterator::CHILD_FIRST
		);
		foreach ( $files as $file ) {
			$file->isDir() ? rmdir( $file->getPathname() ) : unlink( $file->getPathname() );
		}
		rmdir( $this->uploads );
		parent::tearDown();
	}

	public function test_a_kit_arrives_whole_and_points_only_at_itself(): void {
		$file = $this->export();
		self::assertSame(
			[],
			array_diff(
				$this->rows( "SELECT post_type FROM {$this->table( 'posts' )}" ),
				[ 'post', 'page', 'wp_navigation', 'wp_global_styles' ]
			)
		);
		$run = $this->request( $file, self::ELSEWHERE );
		for ( $steps = 0; $steps < 50 && 'done' !== $run['state']; $steps++ ) {
			$run = $this->request( $run['id'], self::ELSEWHERE );
		}
		self::assertSame( [ 'success', [] ], [ $run['result'], $run['report']['unresolved'] ] );
		self::assertSame(
			[ 'created' ],
			array_values( array_unique( array_column( $run['report']['items'], 'outcome' ) ) )
		);
		self::assertSame( [ 'taken', 'taken' ], array_column( $run['report']['settings'], 'outcome' ) );

		$ids = $this->ids();
		foreach ( $ids as $name => $id ) {
			// Without this, an id that was not replaced could be right by chance.
			self::assertNotSame(
				(int) current( get_posts( [ 'name' => $name, 'post_type' => 'any', 'fields' => 'ids' ] ) ),
				$id,
				$name
			);
		}
		$home = $this->content( 'trip-home' );
		self::assertStringContainsString( '"wheelId":' . $ids['trip-balance'] . '}', $home );
		self::assertStringContainsString( '"formId":' . $ids['trip-write'] . '}', $home );
		self::assertStringContainsString( '"ref":' . $ids['trip-band'] . '}', $home );
		self::assertMatchesRegularExpression( '~<a href="http://elsewhere\.test/[^"]*trip-about~', $home );
		self::assertMatchesRegularExpression(
			'~"mediaId":(\d+).*"url":"http://elsewhere\.test/wp-content/uploads/[^"]+/sun[^"/]*\.png"~',
			$this->content( 'trip-band' )
		);
		foreach ( array_keys( $ids ) as $name ) {
			self::assertStringNotContainsString( 'rueda.test', $this->content( $name ), $name );
		}
		self::assertSame(
			[ $ids['trip-about'] ],
			array_map(
				'intval',
				$this->rows( "SELECT post_parent FROM {$this->table( 'posts' )} WHERE post_name = 'trip-home'" )
			)
		);
		$this->assert_settings_arrived( $ids );
	}

	/** @param array<string, int> $ids */
	private function assert_settings_arrived( array $ids ): void {
		self::assertSame( [ 'unsynced' ], $this->meta( $ids['trip-free'], 'wp_pattern_sync_status' ) );
		self::assertSame( [], $this->meta( $ids['trip-band'], 'wp_pattern_sync_status' ) );
		self::assertStringContainsString(
			'http://elsewhere.test/',
			$this->option( 'rueda_settings_cta' )['buttonLink']
		);
		[ $offer ] = (array) maybe_unserialize( $this->meta( $ids['trip-balance'], 'rueda_offers' )[0] );
		self::assertSame( 'lowest', $offer['when']['rules'][0]['field'] );
		self::assertStringContainsString( 'http://elsewhere.test/', $offer['cta']['buttonLink'] );
		self::assertTrue( $this->option( 'rueda_settings_sharing' )['reddit'] );
		self::assertEquals( parse_blocks( self::FORM ), parse_blocks( $this->content( 'trip-write' ) ) );
		$mail = (array) maybe_unserialize( $this->meta( $ids['trip-write'], 'rueda_form_mail' )[0] );
		self::assertSame( 'admin@example.org', $mail['recipient'] );
		$image = $this->meta( (int) $this->meta( $ids['trip-home'], '_thumbnail_id' )[0], '_wp_attached_file' )[0];
		self::assertSame( [ 2, 3 ], array_slice( (array) getimagesize( "$this->uploads/$image" ), 0, 2 ) );
	}

	private function export(): string {
		for ( $number = 0; $number < 30; $number++ ) {
			wp_insert_post( [ 'post_title' => "Other $number" ] );
		}
		$image = $this->make_image();
		$wheel = $this->make(
			'wheel',
			'trip-balance',
			'<!-- wp:rueda/add-wheels --><!-- wp:rueda/area {"label":"Money"} /--><!-- /wp:rueda/add-wheels -->'
		);
		$form  = $this->make(
			'rueda_form',
			'trip-write',
			self::FORM
		);
		update_post_meta(
			$form->ID,
			'rueda_form_mail',
			[ 'active' => true, 'recipient' => 'boss@kit.test', 'subject' => 'Hello', 'body' => '[_all_fields]' ]
		);
		$url  = wp_get_attachment_url( $image );
		$band = $this->make(
			'wp_block',
			'trip-band',
			"<!-- wp:rueda/section {\"mediaId\":$image,\"url\":\"$url\"} /-->"
		);
		$free = $this->make( 'wp_block', 'trip-free', '<!-- wp:rueda/section /-->' );
		update_post_meta( $free->ID, 'wp_pattern_sync_status', 'unsynced' );
		$about = $this->make( 'page', 'trip-about', "<!-- wp:rueda/wheel {\"wheelId\":$wheel->ID} /-->" );
		$link  = get_permalink( $about );
		$home  = $this->make(
			'page',
			'trip-home',
			"<!-- wp:rueda/wheel {\"wheelId\":$wheel->ID} /--><!-- wp:rueda/contact-form {\"formId\":$form->ID} /-->"
				. "<!-- wp:block {\"ref\":$band->ID} /-->"
				. "<!-- wp:paragraph --><p><a href=\"$link\">About</a></p><!-- /wp:paragraph -->",
			[ 'post_parent' => $about->ID ]
		);
		set_post_thumbnail( $home->ID, $image );
		update_option( 'rueda_settings_cta', [ 'title' => 'Go on', 'buttonLink' => get_permalink( $home ) ] );
		update_option( 'rueda_settings_sharing', [ 'reddit' => true ] );
		$rule  = [ 'field' => 'lowest', 'is' => 'equal', 'value' => 'Health' ];
		$offer = [ 'title' => 'For you', 'buttonLabel' => 'Go', 'buttonLink' => get_permalink( $home ) ];
		update_post_meta(
			$wheel->ID,
			'rueda_offers',
			[ [ 'id' => 'aaaa', 'when' => [ 'match' => 'all', 'rules' => [ $rule ] ], 'cta' => $offer ] ]
		);
		$keys = [
			'wheel:trip-balance',
			'rueda_form:trip-write',
			'wp_block:trip-band',
			'wp_block:trip-free',
			'page:trip-about',
			'page:trip-home',
		];
		$path = $this->temp_file();
		self::assertSame( [], Exporter::write( new ExportChoice( 'Trip', '', $keys, [ 'cta', 'share' ] ), $path ) );
		return $path;
	}

	private function table( string $name ): string {
		return $GLOBALS['wpdb']->prefix . $name;
	}

	/** @return list<string> */
	private function rows( string $query ): array {
		$rows = $this->database()->query( $query );
		self::assertNotFalse( $rows );
		return array_map( 'strval', $rows->fetchAll( PDO::FETCH_COLUMN ) );
	}

	/** @return array<string, int> What arrived there, by its slug. */
	private function ids(): array {
		$where = "FROM {$this->table( 'posts' )} WHERE post_name LIKE 'trip-%' AND post_type <> 'revision' ORDER BY ID";
		$ids   = array_combine(
			$this->rows( "SELECT post_name $where" ),
			array_map( 'intval', $this->rows( "SELECT ID $where" ) )
		);
		self::assertEqualsCanonicalizing(
			[ 'trip-about', 'trip-balance', 'trip-band', 'trip-free', 'trip-home', 'trip-write' ],
			array_keys( $ids )
		);
		return $ids;
	}

	private function content( string $name ): string {
		return $this->rows( "SELECT post_content FROM {$this->table( 'posts' )} WHERE post_name = '$name'" )[0];
	}

	/** @return list<string> */
	private function meta( int $id, string $key ): array {
		return $this->rows(
			"SELECT meta_value FROM {$this->table( 'postmeta' )} WHERE post_id = $id AND meta_key = '$key'"
		);
	}

	/** @return array<string, mixed> */
	private function option( string $name ): array {
		return (array) maybe_unserialize(
			$this->rows( "SELECT option_value FROM {$this->table( 'options' )} WHERE option_name = '$name'" )[0]
		);
	}
}
