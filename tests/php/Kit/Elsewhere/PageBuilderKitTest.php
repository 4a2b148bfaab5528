<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit\Elsewhere;

use Rueda\Kit\Elsewhere\PageBuilderKit;
use Rueda\Kit\Import\KitFiles;
use ZipArchive;

/** @group newest */
final class PageBuilderKitTest extends PageBuilderKitTestCase {
	public function test_a_kit_of_a_page_builder_is_told_from_other_zips(): void {
		self::assertTrue( $this->is_one( [ 'version' => '3.0', 'content' => [] ] ) );
		self::assertTrue( $this->is_one( [ 'version' => '2.0', 'templates' => [] ] ) );
		self::assertFalse( $this->is_one( [ 'version' => '4.0', 'content' => [] ] ) );
		self::assertFalse( $this->is_one( [ 'format' => 'rueda-kit', 'version' => '1.0', 'templates' => [] ] ) );
		self::assertFalse( $this->is_one( [ 'version' => [ '3.0' ], 'content' => [] ] ) );
		self::assertFalse( $this->is_one( [ 'name' => 'a package', 'version' => '2.0.1' ] ) );
		self::assertFalse( PageBuilderKit::is_one( __FILE__ ) );
	}

	public function test_is_opened_as_any_other_upload(): void {
		$folder = get_temp_dir() . 'rueda-kit-test-' . bin2hex( random_bytes( 6 ) );
		add_filter( 'rueda_kit_folder', static fn (): string => $folder );
		$id = KitFiles::keep( $this->zip( $this->files( $this->manifest( '3.0' ), [] ) ) );
		self::assertSame( 'Quiet studio', KitFiles::open( $id )->manifest()->title );
		KitFiles::clear();
	}

	/** @dataProvider versions */
	public function test_lists_pages_and_templates_and_what_is_left_out( string $version, mixed $settings ): void {
		$kit      = $this->open( $this->manifest( $version ) + [ 'site-settings' => $settings ] );
		$manifest = $kit->manifest();
		self::assertSame(
			[ 'Quiet studio', 'For a small practice', '2024-05-01T10:00:00Z' ],
			[ $manifest->title, $manifest->description, $manifest->created ]
		);
		self::assertSame( [ 'page:home', 'page:about-us', 'wp_block:call' ], array_keys( $manifest->items ) );
		self::assertSame( [ 'page:home' ], $manifest->items['page:about-us']->uses );
		self::assertSame( 'page:home', $kit->item( 'page:about-us' )['parent'] );
		self::assertSame( 'publish', $kit->item( 'page:home' )['status'] );
		self::assertSame( 'unsynced', $kit->item( 'wp_block:call' )['sync'] );
		self::assertSame( [], array_filter( $manifest->settings ) );
		$left = array_column( $manifest->unknown, 'title', 'key' );
		self::assertArrayHasKey( 'template:9', $left );
		self::assertStringContainsString( 'header', $left['template:9'] );
		self::assertNotContains( '', array_column( $manifest->unknown, 'reason' ) );
		self::assertArrayHasKey( 'content:post', $left );
		self::assertArrayHasKey( 'site-settings', $left );
		self::assertArrayNotHasKey( 'plugins', $left );
	}

	/** @return iterable<string, array{string, mixed}> */
	public function versions(): iterable {
		yield 'a list of settings' => [ '2.0', [ 'global-colors', 'global-fonts' ] ];
		yield 'yes or no for each' => [ '3.0', [ 'theme' => false, 'globalColors' => true ] ];
	}

	public function test_names_the_elements_that_it_does_not_know(): void {
		$kit  = $this->open(
			$this->manifest( '3.0' ),
			[ $this->widget( 'form', [] ), $this->widget( 'form', [] ), 'no element', [ 'elType' => 5 ] ]
		);
		$left = array_column( $kit->manifest()->unknown, 'title', 'key' );
		self::assertSame( 'Home: the element “form” (2)', $left['widget:form:page:home'] );
		self::assertSame( '', $kit->item( 'page:home' )['content'] );
	}

	/** @dataProvider hostile */
	public function test_refuses_what_a_kit_may_not_hold( string $name, string $bytes, string $reason ): void {
		self::assertSame( $reason, $this->reason( [ $name => $bytes ] ) );
	}

	/** @return iterable<string, array{string, string, string}> */
	public function hostile(): iterable {
		yield 'a program' => [ 'content/page/shell.php', '<?php', 'kit_forbidden_file' ];
		yield 'a program before another ending' => [ 'images/shell.php.jpg', 'x', 'kit_forbidden_file' ];
		yield 'a vector image' => [ 'images/a.svg', '<svg/>', 'kit_forbidden_file' ];
		yield 'another folder' => [ '../content/a.json', '{}', 'kit_bad_name' ];
		yield 'an absolute path' => [ '/etc/a.json', '{}', 'kit_bad_name' ];
		yield 'a backslash' => [ 'content\\a.json', '{}', 'kit_bad_name' ];
		yield 'a hidden file' => [ '.a.json', '{}', 'kit_bad_name' ];
		yield 'a text that is no part of a kit' => [ 'readme.txt', 'x', 'kit_forbidden_file' ];
		yield 'the same name twice' => [ 'MANIFEST.json', '{}', 'kit_bad_name' ];
		yield 'a zip in the zip' => [ 'a.zip', 'PK', 'kit_bad_entry' ];
		yield 'broken JSON' => [ 'content/page/12.json', '{', 'kit_bad_json' ];
		yield 'text that was pressed too far' => [
			'content/page/12.json',
			'"' . str_repeat( 'a', 4_000_000 ) . '"',
			'kit_bomb',
		];
	}

	public function test_refuses_more_json_than_can_be_held_at_once(): void {
		$large = static fn (): string => '"' . bin2hex( random_bytes( 1_800_000 ) ) . '"';
		$two   = [ 'content/page/12.json' => $large(), 'content/page/13.json' => $large() ];
		self::assertSame( 'kit_bad_json', $this->reason( $two ) );
		self::assertSame( 'kit_bomb', $this->reason( $two + [ 'content/page/14.JSON' => $large() ] ) );
	}

	public function test_refuses_links_files_that_are_missing_and_images_that_are_none(): void {
		$image = [ $this->widget( 'image', [ 'image' => [ 'url' => 'x/a.jpg' ] ] ) ];
		self::assertSame( 'kit_bad_image', $this->reason( [ 'a.jpg' => '<?php echo 1;' ], $image ) );
		self::assertSame( 'kit_damaged', $this->reason( [], [], [ 'content/page/12.json' ] ) );
		$path = $this->zip(
			[ 'manifest.json' => wp_json_encode( $this->manifest( '3.0' ) ), 'link.json' => '/etc/passwd' ]
		);
		$zip  = new ZipArchive();
		$zip->open( $path );
		$zip->setExternalAttributesName( 'link.json', ZipArchive::OPSYS_UNIX, 0120777 << 16 );
		$zip->close();
		self::assertSame( 'kit_bad_entry', $this->reason_of( $path ) );
		file_put_contents( $path, 'no zip' );
		self::assertSame( 'invalid-zip-file', $this->reason_of( $path ) );
	}
}
