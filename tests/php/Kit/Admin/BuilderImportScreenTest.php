<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit\Admin;

use Rueda\Kit\Admin\BuilderImportPage;
use Rueda\Kit\Admin\BuilderImportScreen;
use Rueda\Kit\Import\KitFiles;
use Rueda\Tests\AtAnImporter;
use Rueda\Tests\Kit\Elsewhere\BuilderPagesTestCase;

final class BuilderImportScreenTest extends BuilderPagesTestCase {
	use AtAnImporter;

	protected function setUp(): void {
		parent::setUp();
		$this->arrive();
		set_current_screen( 'import' );
	}

	public function test_is_offered_to_those_alone_who_may_import_kits(): void {
		foreach ( [ 'subscriber', 'contributor', 'author', 'editor', 'administrator' ] as $role ) {
			unset( $GLOBALS['wp_importers'] );
			$this->act_as( $role );
			$this->screen()->offer();
			$is_offered = isset( $GLOBALS['wp_importers'][ BuilderImportScreen::SLUG ] );
			self::assertSame( 'administrator' === $role, $is_offered, $role );
		}
		foreach ( [ 'import', 'upload_files', 'edit_pages' ] as $missing ) {
			$without = static fn ( array $caps, string $cap ): array => $missing === $cap ? [ 'do_not_allow' ] : $caps;
			add_filter( 'map_meta_cap', $without, 10, 2 );
			self::assertFalse( BuilderImportScreen::may(), $missing );
			self::assertSame( 'died', $this->press( [] ) );
			remove_filter( 'map_meta_cap', $without );
		}
	}

	public function test_without_such_pages_says_so_and_leads_on(): void {
		$html = $this->shown();
		self::assertStringContainsString( 'No page of this site was made with a page builder.', $html );
		self::assertStringContainsString( 'import.php', $html );
		self::assertStringNotContainsString( '<form', $html );
	}

	public function test_lists_pages_searches_them_and_turns_the_page(): void {
		for ( $number = 1; $number <= 51; $number++ ) {
			$this->built( [ $this->widget( 'heading', [] ) ], [ 'post_title' => "Page <i>no</i> $number" ] );
		}
		$html = $this->shown();
		self::assertSame( 50, substr_count( $html, 'name="pages[]"' ) );
		self::assertStringContainsString( '51 items', $html );
		self::assertStringContainsString( '<label class="screen-reader-text" for="cb-select-', $html );
		self::assertStringNotContainsString( '<i>no', $html );
		self::assertStringContainsString( 'Not imported', $html );

		$_REQUEST['paged'] = '2';
		self::assertSame( 1, substr_count( $this->shown(), 'name="pages[]"' ) );
		unset( $_REQUEST['paged'] );
		$_REQUEST['s'] = '51';
		self::assertSame( 1, substr_count( $this->shown(), 'name="pages[]"' ) );
		$_REQUEST['s'] = 'nowhere';
		self::assertStringContainsString( 'No pages found', $this->shown() );
		$_REQUEST['s'] = [ 'x' ];
		self::assertSame( 50, substr_count( $this->shown(), 'name="pages[]"' ) );
	}

	public function test_chosen_pages_become_a_kit_for_the_screen_of_kits(): void {
		$id       = $this->built( [ $this->widget( 'heading', [ 'title' => 'Words' ] ) ] );
		$location = $this->press( [ (string) $id ] );
		self::assertStringContainsString( 'page=rueda-kits', $location );
		parse_str( (string) wp_parse_url( $location, PHP_URL_QUERY ), $query );
		$items = KitFiles::open( (string) $query['upload'] )->manifest()->items;
		self::assertSame( [ "page:of-this-site--$id" ], array_keys( $items ) );

		$this->import( [ $id ] );
		self::assertStringContainsString( 'Edit the imported About us', $this->shown() );
	}

	public function test_says_when_nothing_was_chosen_and_when_the_file_cannot_be_written(): void {
		$id = $this->built( [ $this->widget( 'heading', [ 'title' => 'Words' ] ) ] );
		self::assertStringContainsString( 'No page was chosen', $this->shown( $this->press( [] ) ) );
		add_filter( 'rueda_kit_folder', static fn (): string => '/dev/null/kits' );
		self::assertStringContainsString( 'uploads folder', $this->shown( $this->press( [ (string) $id ] ) ) );
	}

	private function screen(): BuilderImportScreen {
		return new BuilderImportScreen( new BuilderImportPage() );
	}

	/** @param list<string> $pages */
	private function press( array $pages ): string {
		return $this->post(
			fn () => $this->screen()->receive(),
			[ 'pages' => $pages, '_wpnonce' => wp_create_nonce( BuilderImportScreen::NONCE ) ]
		);
	}

	private function shown( string $location = '' ): string {
		$_SERVER['REQUEST_METHOD'] = 'GET';
		$address                   = '' === $location ? BuilderImportScreen::address() : $location;
		return $this->shown_at( $address, static fn () => ( new BuilderImportPage() )->print() );
	}
}
