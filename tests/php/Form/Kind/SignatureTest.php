<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Kind;

use Rueda\Form\Store\Message;
use Rueda\Form\Upload\UploadFolder;
use Rueda\Message\Admin\MessageFile;
use Rueda\Message\Admin\MessageView;
use Rueda\Message\MessageSearch;
use Rueda\Tests\Message\MessageTestCase;

/** Signatures, from the page to the message and until they are erased. */
final class SignatureTest extends MessageTestCase {
	private const SIGNED = 'strokes:10 200 300 20 590 200;40 120 50 120';

	private const FIELDS_WITH_SIGNATURE = [
		[ 'type' => 'email', 'name' => 'your-email', 'label' => 'E-mail' ],
		[ 'type' => 'signature', 'name' => 'sig', 'label' => 'Signature', 'isRequired' => true ],
	];

	private string $folder = '';

	protected function setUp(): void {
		parent::setUp();
		$this->folder = sys_get_temp_dir() . '/rueda-signatures-' . getmypid();
		add_filter( 'rueda_form_upload_folder', fn (): string => $this->folder );
	}

	protected function tearDown(): void {
		UploadFolder::clear();
		parent::tearDown();
	}

	public function test_a_drawn_signature_is_a_picture_that_the_server_draws_and_sends(): void {
		$answer = $this->sign( self::SIGNED );

		self::assertSame( 'mail_sent', $answer['status'] );
		self::assertStringContainsString( 'Signature: Signed by hand', $this->mails[0]['message'] );
		self::assertSame( [ 'sig.png' ], array_map( 'basename', $this->mails[0]['attachments'] ) );
		$path    = $this->path();
		$picture = imagecreatefrompng( $path );
		self::assertNotFalse( $picture );
		self::assertSame( [ 900, 360 ], [ imagesx( $picture ), imagesy( $picture ) ] );
		self::assertTrue( self::is_dark( $picture, 450, 30 ), 'where the first stroke turns' );
		self::assertTrue( self::is_dark( $picture, 67, 180 ), 'on the second stroke' );
		self::assertFalse( self::is_dark( $picture, 450, 300 ), 'where nothing was drawn' );
		self::assertLessThan( 20000, filesize( $path ) );
		self::assertStringNotContainsString( 'strokes', $this->messages()[0]['fields'] . $this->messages()[0]['meta'] );
	}

	public function test_a_typed_signature_keeps_the_name_and_a_picture_of_it(): void {
		$this->sign( 'Ana Núñez' );

		self::assertStringContainsString( 'Signature: Ana Núñez', $this->mails[0]['message'] );
		$picture = imagecreatefrompng( $this->path() );
		self::assertNotFalse( $picture );
		$dark = 0;
		for ( $x = 0; $x < 900; $x += 3 ) {
			for ( $y = 0; $y < 360; $y += 3 ) {
				$dark += self::is_dark( $picture, $x, $y ) ? 1 : 0;
			}
		}
		self::assertGreaterThan( 200, $dark );
	}

	public function test_a_name_in_letters_that_our_font_lacks_is_kept_as_text(): void {
		$answer = $this->sign( '王小明' );

		self::assertSame( 'mail_sent', $answer['status'] );
		self::assertStringContainsString( 'Signature: 王小明', $this->mails[0]['message'] );
		self::assertSame( [], $this->kept()->record()->files() );
	}

	/** @return iterable<string, array{string}> */
	public function hostile_values(): iterable {
		yield 'nothing drawn' => [ 'strokes:' ];
		yield 'no numbers' => [ 'strokes:<svg onload=alert(1)>' ];
		yield 'half a point' => [ 'strokes:1 2 3' ];
		yield 'outside' => [ 'strokes:601 1' ];
		yield 'negative' => [ 'strokes:-1 1' ];
		yield 'too many strokes' => [ 'strokes:' . implode( ';', array_fill( 0, 100000, '1 1' ) ) ];
		yield 'too many points' => [ 'strokes:' . implode( ' ', array_fill( 0, 3001, '1 1' ) ) ];
		yield 'a picture' => [ 'data:image/png;base64,' . str_repeat( 'iVBORw0KGgo', 1000 ) ];
		yield 'a name of many letters' => [ str_repeat( 'a', 101 ) ];
	}

	/** @dataProvider hostile_values */
	public function test_what_cannot_be_read_is_an_error_at_the_field_and_nothing_is_kept( string $value ): void {
		$answer = $this->sign( $value );

		self::assertSame( 'validation_failed', $answer['status'] );
		self::assertSame( [ 'sig' ], array_column( $answer['invalid_fields'], 'field' ) );
		self::assertNotSame( '', $answer['invalid_fields'][0]['message'] );
		self::assertSame( [], $this->messages() );
		self::assertSame( [], UploadFolder::older_than( time() + 9 ) );
	}

	public function test_ten_megabytes_are_refused_with_a_clear_answer(): void {
		$response = $this->send(
			$this->make_form( self::FIELDS_WITH_SIGNATURE ),
			[ 'sig' => 'strokes:' . str_repeat( '1 1 ', 2500000 ) ]
		);

		self::assertStringContainsString( 'too long', (string) wp_json_encode( $response->get_data() ) );
		self::assertSame( [], $this->messages() );
	}

	public function test_a_list_of_the_largest_drawing_takes_no_long_time(): void {
		$lines = [];
		for ( $stroke = 0; $stroke < 200; $stroke++ ) {
			$lines[] = implode( ' ', array_fill( 0, 7, "$stroke 0 $stroke 240" ) );
		}
		$before = microtime( true );
		$answer = $this->sign( 'strokes:' . implode( ';', $lines ) );

		self::assertSame( 'mail_sent', $answer['status'] );
		self::assertLessThan( 5, microtime( true ) - $before );
	}

	public function test_a_required_signature_may_not_be_empty(): void {
		$answer = $this->sign( ' ' );

		self::assertSame( [ 'sig' ], array_column( $answer['invalid_fields'], 'field' ) );
	}

	public function test_it_stays_with_its_message_where_files_are_deleted_and_goes_with_it(): void {
		$this->sign( self::SIGNED );
		$path = $this->path();
		self::assertFileExists( $path );

		$this->actions()->delete( $this->kept() );
		self::assertFileDoesNotExist( $path );
	}

	public function test_a_form_that_keeps_nothing_keeps_no_signature(): void {
		$form = $this->make_form(
			self::FIELDS_WITH_SIGNATURE,
			[ 'meta_input' => [ 'rueda_form_settings' => 'do_not_store: true' ] ]
		);
		$this->answer( $form, [ 'sig' => self::SIGNED ] );

		self::assertSame( [], UploadFolder::older_than( time() + 9 ) );
	}

	public function test_it_is_exported_and_erased_for_a_person_who_asks(): void {
		$this->sign( self::SIGNED );
		$path   = $this->path();
		$export = apply_filters( 'wp_privacy_personal_data_exporters', [] )['rueda-messages']['callback'];
		$erase  = apply_filters( 'wp_privacy_personal_data_erasers', [] )['rueda-messages']['callback'];

		self::assertStringContainsString( 'sig.png', (string) wp_json_encode( $export( 'ana@example.org', 1 ) ) );
		self::assertTrue( $erase( 'ana@example.org', 1 )['items_removed'] );
		self::assertFileDoesNotExist( $path );
	}

	public function test_the_message_shows_it_with_the_name_as_alternative_text(): void {
		$this->act_as( 'administrator' );
		$this->sign( 'Ana "<b>' );
		$file = new MessageFile( $this->actions() );
		$view = new MessageView( $this->actions(), $this->parts()->content(), $file, new MessageSearch() );
		ob_start();
		$view->print( (int) $this->messages()[0]['id'], '', static function (): void {} );
		$html = (string) ob_get_clean();

		self::assertMatchesRegularExpression(
			'~<img [^>]* src="data:image/png;base64,[A-Za-z0-9+/=]+" alt="Signature: Ana &quot;[^"<>]*">~',
			$html
		);
		self::assertStringContainsString( 'sig.png</a>', $html );
	}

	public function test_the_page_has_a_field_to_type_and_a_place_to_draw(): void {
		$page = $this->page( $this->make_form( self::FIELDS_WITH_SIGNATURE ) );

		self::assertSame( 1.0, $page->evaluate( 'count(//input[@type="text"][@name="sig"][@aria-required="true"])' ) );
		self::assertSame( 1.0, $page->evaluate( 'count(//*[@role="group"][@data-rueda-hidden][@data-rueda-undo])' ) );
		self::assertSame( 1.0, $page->evaluate( 'count(//label[@for=//input[@name="sig"]/@id])' ) );
	}

	public function test_conditions_know_whether_somebody_has_signed(): void {
		$rule = [ 'match' => 'all', 'rules' => [ [ 'field' => 'sig', 'is' => 'not-empty' ] ] ];
		$form = $this->make_form(
			[
				[ 'name' => 'your-name' ],
				[ 'isRequired' => false ] + self::FIELDS_WITH_SIGNATURE[1],
				[ 'name' => 'place', 'isRequired' => true, 'showIf' => $rule ],
			]
		);

		self::assertSame( 'mail_sent', $this->answer( $form, [ 'your-name' => 'Ana' ] )['status'] );
		$answer = $this->answer( $form, [ 'your-name' => 'Ana', 'sig' => self::SIGNED ] );
		self::assertSame( [ 'place' ], array_column( $answer['invalid_fields'], 'field' ) );
	}

	/** @return array<string, mixed> */
	private function sign( string $value ): array {
		return $this->answer(
			$this->make_form( self::FIELDS_WITH_SIGNATURE ),
			[ 'your-email' => 'ana@example.org', 'sig' => $value ]
		);
	}

	private function kept(): Message {
		return $this->message( (int) $this->messages()[0]['id'] );
	}

	private function path(): string {
		$files = $this->kept()->record()->files();
		self::assertSame( [ 'sig' ], array_keys( $files ) );
		self::assertCount( 1, $files['sig'] );
		return $files['sig'][0];
	}

	private static function is_dark( \GdImage $picture, int $x, int $y ): bool {
		$index = imagecolorat( $picture, $x, $y );
		return false !== $index && imagecolorsforindex( $picture, $index )['red'] < 128;
	}
}
