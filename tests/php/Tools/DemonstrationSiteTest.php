<?php

declare( strict_types=1 );

namespace Rueda\Tests\Tools;

use Rueda\CallToAction\CallToActionClicks;
use Rueda\Form\Store\Message;
use Rueda\Form\Upload\UploadFolder;
use Rueda\Message\Admin\MessageWords;
use Rueda\Report\Overview\Overview;
use Rueda\Report\Report;
use Rueda\Tests\Form\FormTestCase;
use Rueda\Wheel\WheelReader;

/**
 * The content that `npm start` gives its site, so that no admin screen is empty.
 *
 * @group newest
 */
final class DemonstrationSiteTest extends FormTestCase {
	private static string $entries = '';

	/** @var array<string, mixed> */
	private array $input;

	/** @var array<string, mixed> What `npm start` has in front of the pages for QA. */
	private array $demo;

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		$script = sprintf(
			'import( %s ).then( ( { entries } ) => console.log( JSON.stringify( entries( "" ) ) ) )',
			wp_json_encode( RUEDA_REPOSITORY . 'tools/seed/entries.mjs' )
		);

		self::$entries = (string) shell_exec( 'node --eval ' . escapeshellarg( $script ) );
	}

	protected function setUp(): void {
		parent::setUp();
		require_once RUEDA_REPOSITORY . 'tools/mu/parts/demo.php';
		require_once RUEDA_REPOSITORY . 'tools/mu/parts/seed.php';
		$this->input = json_decode( self::$entries, true );
		$this->demo  = $this->input['demo'];
		unset( $this->input['demo'] );
		foreach ( [ 'rueda_demo', 'rueda_seeded', 'rueda_seeded_visitors', 'rueda_seeded_report' ] as $option ) {
			delete_option( $option );
		}
	}

	protected function tearDown(): void {
		foreach ( $this->messages() as $row ) {
			UploadFolder::delete( array_merge( [], ...array_values( ( new Message( $row ) )->record()->files() ) ) );
		}
		parent::tearDown();
	}

	public function test_messages_are_there_in_all_their_states(): void {
		rueda_tools_seed( $this->input );
		$messages = array_map( static fn ( array $row ): Message => new Message( $row ), $this->messages() );

		self::assertCount( 40, $messages );
		$states = array_count_values( array_map( [ MessageWords::class, 'state' ], $messages ) );
		ksort( $states );
		self::assertSame(
			[
				'Email not sent'   => 3,
				'Email waiting'    => 2,
				'In quarantine'    => 6,
				'Sent'             => 23,
				'Stored, no email' => 6,
			],
			$states
		);
		$unread = array_filter( $messages, static fn ( Message $one ): bool => ! $one->is_read() );
		self::assertGreaterThan( 4, count( $unread ) );
		self::assertLessThan( 20, count( $unread ) );
		self::assertGreaterThan(
			7 * WEEK_IN_SECONDS,
			max(
				array_map( [ self::class, 'time' ], $messages )
			) - min( array_map( [ self::class, 'time' ], $messages ) )
		);
		self::assertSame( [], $this->mails );
	}

	public function test_among_them_are_files_consents_a_long_text_and_one_without_a_name(): void {
		rueda_tools_seed( $this->input );
		$messages = array_map( static fn ( array $row ): Message => new Message( $row ), $this->messages() );

		$files = array_merge(
			[],
			...array_map(
				static fn ( Message $one ): array => array_merge( [], ...array_values( $one->record()->files() ) ),
				$messages
			)
		);
		self::assertCount( 6, array_filter( $files, 'is_file' ) );
		self::assertCount(
			6,
			array_filter( $messages, static fn ( Message $one ): bool => [] !== $one->record()->consents() )
		);
		$lengths = array_map(
			static fn ( Message $one ): int => strlen( (string) ( $one->record()->values( 'your-message' )[0] ?? '' ) ),
			$messages
		);
		self::assertGreaterThan( 1000, max( $lengths ) );
		self::assertContains( 'No name', array_map( [ MessageWords::class, 'sender' ], $messages ) );
	}

	public function test_the_overview_has_figures(): void {
		$pages = rueda_tools_seed( $this->input )['pages'];
		$wheel = get_page_by_path( 'life', OBJECT, 'wheel' );
		self::assertArrayHasKey( 'life', $pages );

		$figures = ( new Overview( new CallToActionClicks() ) )->figures_of( WheelReader::wheel_of_post( $wheel ) );

		self::assertSame( 19, $figures['reports'] );
		self::assertSame( [ 29, 19 ], [ $figures['runs']['started'], $figures['runs']['finished'] ] );
		self::assertNotContains( null, array_column( $figures['areas'], 'figures' ) );
		self::assertSame( 13, $figures['clicks']['site']['primary'] );
	}

	public function test_reports_are_of_several_weeks(): void {
		rueda_tools_seed( $this->input );

		$reports = get_posts( [ 'post_type' => Report::TYPE, 'numberposts' => -1 ] );
		$days    = array_map( static fn ( \WP_Post $one ): int => (int) strtotime( $one->post_date_gmt ), $reports );
		self::assertCount( 31, $reports );
		self::assertGreaterThan( 6 * WEEK_IN_SECONDS, max( $days ) - min( $days ) );
	}

	public function test_what_somebody_has_deleted_stays_away(): void {
		rueda_tools_seed( $this->input );
		$GLOBALS['wpdb']->query( "DELETE FROM {$GLOBALS['wpdb']->prefix}rueda_messages" );

		rueda_tools_seed( $this->input );

		self::assertSame( [], $this->messages() );
	}

	public function test_the_front_page_is_a_site_with_a_look_of_its_own_and_qa_is_out_of_the_menu(): void {
		$uploads = get_temp_dir() . 'rueda-demo-' . wp_generate_password( 8, false );
		mkdir( $uploads );
		add_filter(
			'upload_dir',
			static fn ( array $folders ): array => array_merge(
				$folders,
				[ 'basedir' => $uploads, 'path' => $uploads . $folders['subdir'] ]
			)
		);
		wp_cache_flush();
		wp_get_upload_dir();
		$this->act_as( 'administrator' );
		// Another test may have left the plain ones.
		$GLOBALS['wp_rewrite']->set_permalink_structure( '/%postname%/' );

		$pages = rueda_tools_seed( [ 'demo' => [ 'date' => 'j. F Y' ] + $this->demo ] + $this->input )['pages'];

		$front = get_post( (int) get_option( 'page_on_front' ) );
		self::assertSame( 'page', get_option( 'show_on_front' ) );
		self::assertSame( [ 'Home', 'publish' ], [ $front->post_title, $front->post_status ] );
		self::assertSame( 'Valdelumbre Foundation', get_option( 'blogname' ) );
		self::assertSame( 'j. F Y', get_option( 'date_format' ) );
		self::assertStringEndsWith( '/qa/', $pages['start'] );
		$menu = get_posts( [ 'post_type' => 'wp_navigation', 'title' => 'Valdelumbre Foundation' ] )[0];
		self::assertStringContainsString( 'Your wheel', $menu->post_content );
		self::assertStringNotContainsString( 'qa', $menu->post_content );
		self::assertContains( get_stylesheet(), RUEDA_DEMO_THEMES );
		$styles = \WP_Theme_JSON_Resolver::get_user_data()->get_raw_data();
		self::assertSame( '#fdf9f1', $styles['settings']['color']['palette']['theme'][0]['color'] );
		self::assertStringContainsString( 'prefers-color-scheme: dark', $styles['styles']['css'] );
		foreach ( [ 'header' => 'wp:navigation', 'footer' => 'Valdelumbre does not exist' ] as $part => $words ) {
			$template = get_block_template( get_stylesheet() . "//{$part}", 'wp_template_part' );
			self::assertStringContainsString( $words, $template->content );
			self::assertStringNotContainsString( '{{', $template->content );
		}

		// A second start leaves alone what somebody has changed.
		update_option( 'blogname', 'Mine' );
		rueda_tools_seed( [ 'demo' => $this->demo ] + $this->input );
		self::assertSame( 'Mine', get_option( 'blogname' ) );

		\WP_Theme_JSON_Resolver::clean_cached_data();
		exec( 'rm -r ' . escapeshellarg( $uploads ) );
	}

	public function test_lists_on_the_spanish_site_are_spanish_without_wordpresss_own_translation(): void {
		require_once RUEDA_REPOSITORY . 'tools/mu/parts/words.php';
		$list = static fn ( string ...$words ): string => wp_sprintf_l( '%l', $words );
		self::assertSame( 'a, b, and c; a and b', $list( 'a', 'b', 'c' ) . '; ' . $list( 'a', 'b' ) );
		switch_to_locale( 'es_ES' );
		self::assertSame( 'a, b y c; a y b', $list( 'a', 'b', 'c' ) . '; ' . $list( 'a', 'b' ) );
		restore_current_locale();
	}

	private static function time( Message $message ): int {
		return $message->created_at();
	}
}
