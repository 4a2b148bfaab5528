<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit\Command;

use Rueda\Kit\Command\KitCommand;
use Rueda\Kit\Import\ImportParts;
use Rueda\Kit\Import\KitFiles;
use Rueda\Kit\Library\StoredKits;
use Rueda\Support\Clock;
use Rueda\Support\Lock;
use Rueda\Tests\Kit\Import\ImportTestCase;

/** The command as WP-CLI calls it, with files, and with the classes that the routes use. */
final class KitCommandTest extends ImportTestCase {
	private string $folder;

	/** @var list<string> */
	private array $said = [];

	protected function setUp(): void {
		parent::setUp();
		$this->folder = sys_get_temp_dir() . '/rueda-kit-test-' . bin2hex( random_bytes( 6 ) );
		mkdir( $this->folder );
		add_filter( 'rueda_kit_folder', fn (): string => $this->folder . '/kept' );
	}

	protected function tearDown(): void {
		KitFiles::clear();
		StoredKits::clear();
		array_map( 'unlink', (array) glob( $this->folder . '/*.zip' ) );
		self::assertSame( [], array_diff( (array) scandir( $this->folder ), [ '.', '..' ] ) );
		rmdir( $this->folder );
		parent::tearDown();
	}

	public function test_what_one_site_exports_is_here_already_and_comes_back_after_it_was_lost(): void {
		$this->fill_kit();
		$made = $this->import();
		$file = $this->folder . '/kit.zip';
		$keys = 'wheel:balance,page:contact,page:about,page:home,rueda_form:contact,wp_block:offer';
		$this->command()->export( [ $file ], [ 'title' => 'From here', 'items' => $keys, 'settings' => 'cta' ] );
		self::assertSame( [ 'success: The kit is in ' . $file . '.' ], $this->said );

		$this->said = [];
		$this->command()->check( [ $file ] );
		self::assertSame( 'success: This kit can be imported.', array_pop( $this->said ) );
		self::assertSame( [], preg_grep( '/^line: same /', $this->said, PREG_GREP_INVERT ) );

		$this->undo( $made );
		$before     = $this->site();
		$this->said = [];
		$this->command()->import( [ $file ], [ 'settings' => 'cta' ] );
		$last = array_pop( $this->said );
		self::assertStringStartsWith( 'success: The kit was imported.', $last );
		self::assertContains( 'line: created      wheel:balance', $this->said );
		$this->command()->import( [ $file ], [] );
		self::assertSame(
			'success: Nothing was imported. Your site is as it was before.',
			end( $this->said )
		);
		self::assertContains( 'line: Emails go to: Contact: ' . wp_get_current_user()->user_email, $this->said );
		self::assertSame( 'Theirs', get_option( 'rueda_settings_cta' )['title'] );
		$page = get_page_by_path( 'contact' );
		self::assertInstanceOf( \WP_Post::class, $page );
		self::assertStringContainsString( '"formId":', $page->post_content );

		$this->said = [];
		$this->command()->undo( [ substr( $last, -32 ) ] );
		self::assertSame( 'success: This import was undone.', array_pop( $this->said ) );
		$this->assert_site( $before );
		$this->command()->undo( [] );
		self::assertSame( 'error: There is no import that could be undone.', array_pop( $this->said ) );
	}

	public function test_code_is_named_by_the_check_and_comes_in_with_a_flag_alone(): void {
		kses_remove_filters();
		$file = $this->folder . '/strange.zip';
		$this->kit->add( 'page:stranger', [ 'content' => '<!-- wp:html --><script>evil()</script><!-- /wp:html -->' ] );
		$this->kit->write( $file );

		$this->command()->check( [ $file ] );
		self::assertContains( 'warning: Brings code that runs for every visitor: <script>.', $this->said );
		$this->command()->import( [ $file ], [] );
		self::assertContains(
			'line: created      page:stranger  Left out, because you did not say that you trust who made the kit: '
				. '<script>',
			$this->said
		);
		self::assertSame( '', get_page_by_path( 'stranger' )?->post_content );
		$this->command()->undo( [] );

		$this->said = [];
		$this->command()->import( [ $file ], [ 'trust' => true ] );
		self::assertStringStartsWith(
			'line: created      page:stranger  A draft',
			(string) current( preg_grep( '/stranger/', $this->said ) )
		);
		$draft = get_posts( [ 'post_type' => 'page', 'post_status' => 'draft' ] )[0];
		self::assertStringContainsString( '<script>', $draft->post_content );
		add_filter(
			'map_meta_cap',
			static fn ( array $caps, string $cap ): array => 'unfiltered_html' === $cap ? [ 'do_not_allow' ] : $caps,
			10,
			2
		);
		$this->command()->import( [ $file ], [ 'trust' => true ] );
		self::assertSame(
			'error: Import without --trust: this user may not publish unfiltered HTML here.',
			end( $this->said )
		);
	}

	public function test_pages_are_published_with_a_flag_alone(): void {
		$file = $this->folder . '/pages.zip';
		$this->kit->add( 'page:contact', [] );
		$this->kit->write( $file );

		$this->command()->import( [ $file ], [] );
		self::assertSame( 'draft', get_page_by_path( 'contact' )?->post_status );
		self::assertContains( 'line: created      page:contact  (draft)', $this->said );
		$this->command()->undo( [] );

		$this->said = [];
		$this->command()->import( [ $file ], [ 'publish' => true ] );
		self::assertSame( 'publish', get_page_by_path( 'contact' )?->post_status );
		self::assertContains( 'line: created      page:contact', $this->said );
		$this->command()->undo( [] );

		add_filter( 'user_has_cap', static fn ( array $caps ): array => [ 'publish_pages' => false ] + $caps );
		$this->command()->import( [ $file ], [ 'publish' => true ] );
		self::assertSame( 'error: Import without --publish: this user may not publish pages.', end( $this->said ) );
		self::assertNull( get_page_by_path( 'contact' ) );
	}

	public function test_the_front_page_of_a_kit_is_published_for_being_the_sites(): void {
		$file                  = $this->folder . '/front.zip';
		$this->kit->front_page = 'page:home';
		$this->kit->add( 'page:home', [] )->write( $file );
		$this->command()->import( [ $file ], [ 'front-page' => true ] );
		$home = get_page_by_path( 'home' );
		self::assertSame( 'publish', $home?->post_status );
		self::assertSame( (string) $home->ID, get_option( 'page_on_front' ) );
		$this->command()->undo( [] );
		self::assertSame( 'posts', get_option( 'show_on_front' ) );
	}

	public function test_an_import_asks_for_an_administrator_and_for_a_kit(): void {
		$file = $this->folder . '/no.zip';
		file_put_contents( $file, 'No zip.' );
		$this->command()->import( [ $file ], [] );
		self::assertStringStartsWith( 'error: This file is no zip file', $this->said[0] );
		$this->act_as( 'editor' );
		$this->command()->import( [ $file ], [] );
		self::assertSame( 'error: Specify an administrator with --user=<login>.', $this->said[1] );
		$this->command()->check( [ $this->folder . '/not-there.zip' ] );
		self::assertSame(
			'error: There is no such file. Check its path. (' . $this->folder . '/not-there.zip)',
			$this->said[2]
		);
		$this->command()->export( [ $this->folder . '/no-folder/kit.zip' ], [] );
		self::assertStringStartsWith(
			'error: This file cannot be written. Check that its folder exists',
			$this->said[3]
		);
		self::assertStringEndsWith( '/no-folder/kit.zip)', $this->said[3] );
	}

	public function test_undo_passes_over_an_import_that_found_all_here_already_but_not_over_an_undone_one(): void {
		$this->fill_kit();
		$before = $this->import( [], [ 'wheel:balance' ], [] );
		$made   = $this->import( [], [ 'wp_block:offer' ], [] );
		$this->import( [], [ 'wp_block:offer' ], [] );

		$this->command()->undo( [] );
		self::assertSame( 'success: This import was undone.', array_pop( $this->said ) );
		self::assertTrue( $this->store->find( $made->id )?->is_undone );
		$this->command()->undo( [] );
		self::assertSame(
			'error: This import cannot be undone. To undo another one, use its id: ' . $before->id,
			array_pop( $this->said )
		);
		self::assertFalse( $this->store->find( $before->id )?->is_undone );
	}

	public function test_says_why_something_is_kept_and_names_settings_as_people_do(): void {
		$this->fill_kit();
		$run = $this->import();
		wp_update_post(
			[
				'ID'           => $this->post_of( $run, 'page:contact' )->ID,
				'post_content' => get_post( $this->post_of( $run, 'page:contact' ) )->post_content . 'Edited.',
			]
		);
		update_option( 'rueda_settings_cta', [ 'title' => 'Edited' ] + get_option( 'rueda_settings_cta' ) );

		$this->command()->undo( [ $run->id ] );
		self::assertContains( 'warning: Kept: Contact. It was edited after the import.', $this->said );
		self::assertContains( 'warning: Kept: Balance. It is used by something that is kept.', $this->said );
		self::assertContains( 'warning: Kept: Call to action. It was edited after the import.', $this->said );
	}

	/** @group newest */
	public function test_what_another_request_keeps_from_being_undone_is_not_told_to_be_undone(): void {
		$this->fill_kit();
		$run  = $this->import();
		$lock = new Lock( new Clock() );
		self::assertTrue( $lock->take( 'kit_step', 60 ) );
		$this->command()->undo( [ $run->id ] );
		self::assertStringStartsWith( 'error: The server is still busy with this import.', implode( $this->said ) );
		$lock->release( 'kit_step' );
		$this->command()->undo( [ $run->id ] );
		self::assertSame( 'success: This import was undone.', array_pop( $this->said ) );
	}

	private function command(): KitCommand {
		$tell = function ( string $method, string $text ): void {
			$this->said[] = "$method: $text";
		};
		return new KitCommand( new ImportParts( new Clock() ), $tell );
	}
}
