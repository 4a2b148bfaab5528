<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit\Import;

use Rueda\Kit\Format\Kit;
use Rueda\Kit\Import\AbandonedRuns;
use Rueda\Kit\Import\ImportChoice;
use Rueda\Kit\Import\Importer;
use Rueda\Kit\Import\Matches;
use Rueda\Kit\Import\Planner;
use Rueda\Kit\Import\Preview;
use Rueda\Kit\Import\ImportReport;
use Rueda\Kit\Import\Run;
use Rueda\Kit\Import\RunStore;
use Rueda\Kit\Import\Tasks;
use Rueda\Kit\Import\Undo\Rollback;
use Rueda\Support\Clock;
use Rueda\Support\Lock;
use Rueda\Tests\TestCase;

abstract class ImportTestCase extends TestCase {
	protected const UPLOAD = '0123456789abcdef0123456789abcdef';

	/** Options about runs or about the moment, which are no content of the site. */
	private const PASSING = '/^(_transient_|_site_transient_|rueda_kit_|rueda_lock_|cron$|rueda_limits)/';

	protected MemoryKit $kit;

	protected RunStore $store;

	protected string $uploads;

	/** Seconds since the test began, on the test's clock. */
	protected int $later = 0;

	/** Whether new pages are published. */
	protected bool $publishes = true;

	/** Whether the kit's front page becomes the site's. */
	protected bool $front = false;

	/** Seconds that it takes to open the kit. */
	protected float $opening = 0.0;

	/** @var list<string> Uploads that were forgotten. */
	protected array $dropped = [];

	protected function setUp(): void {
		parent::setUp();
		$this->act_as( 'administrator' );
		$this->kit     = new MemoryKit();
		$this->later   = 0;
		$this->dropped = [];
		$this->store   = new RunStore( new Clock() );
		$this->uploads = get_temp_dir() . 'rueda-kit-test-' . bin2hex( random_bytes( 6 ) );
		mkdir( $this->uploads );
		$start = time();
		add_filter( 'rueda_now', fn (): int => $start + $this->later );
		add_filter(
			'upload_dir',
			fn ( array $folders ): array => array_merge(
				$folders,
				[
					'basedir' => $this->uploads,
					'path'    => $this->uploads . $folders['subdir'],
				]
			)
		);
		// WordPress keeps the paths of folders in memory.
		wp_cache_flush();
		wp_get_upload_dir();
		add_filter(
			'intermediate_image_sizes_advanced',
			static fn (): array => [ 'thumbnail' => [ 'width' => 8, 'height' => 8, 'crop' => true ] ]
		);
	}

	protected function tearDown(): void {
		self::remove( $this->uploads );
		parent::tearDown();
	}

	protected function importer(): Importer {
		return new Importer(
			$this->store,
			new Planner( $this->found_matches() ),
			new Tasks(),
			new Rollback( $this->store ),
			new Lock( new Clock() ),
			new Clock(),
			fn (): Kit => $this->opened(),
			function ( string $upload ): void {
				$this->dropped[] = $upload;
			}
		);
	}

	/** The kit that is imported. */
	protected function opened(): Kit {
		usleep( (int) ( $this->opening * 1e6 ) );
		return $this->kit;
	}

	protected function found_matches(): Matches {
		return new Matches( static fn ( \WP_Post $post ): array => [ [ 'no' => $post->ID ] ] );
	}

	protected function preview(): Preview {
		return new Preview(
			$this->found_matches(),
			static fn ( string $code, string $about ): string => "$code $about"
		);
	}

	protected function report( Run $run ): array {
		$report = new ImportReport(
			$this->store,
			static fn ( string $code, string $about ): string => trim( "$code $about" )
		);
		return $report->describe( $run );
	}

	/** @param array<string, string> $answers */
	protected function start(
		array $answers = [],
		?array $items = null,
		array $settings = [ 'cta', 'share', 'accessibility' ]
	): Run {
		$items  = $items ?? array_keys( $this->kit->items );
		$choice = new ImportChoice( $items, $settings, $answers, false, $this->publishes, $this->front );
		return $this->importer()->start( self::UPLOAD, $choice );
	}

	/** @param array<string, string> $answers */
	protected function import(
		array $answers = [],
		?array $items = null,
		array $settings = [ 'cta', 'share', 'accessibility' ]
	): Run {
		return $this->finish( $this->start( $answers, $items, $settings ) );
	}

	protected function finish( Run $run ): Run {
		$steps = 0;
		while ( $run->is_on() && $steps++ < 200 ) {
			$run = $this->importer()->step( $run->id );
		}
		self::assertFalse( $run->is_on() );
		return $run;
	}

	/** Runs as many requests as necessary, because on a slow machine a step does only one task. */
	protected function cancel( Run $run ): Run {
		return $this->finish( $this->importer()->cancel( $run->id ) );
	}

	protected function undo( Run $run ): Run {
		return $this->finish( $this->importer()->undo( $run->id ) );
	}

	/** Runs the cron job until no run is left. */
	protected function let_cron_end_it(): void {
		$abandoned = new AbandonedRuns( $this->store, new Clock(), fn () => $this->importer() );
		$looks     = 0;
		do {
			$abandoned->look();
			$run          = $this->store->current();
			$this->later += null === $run ? 0 : MINUTE_IN_SECONDS;
		} while ( null !== $run && $looks++ < 200 );
		self::assertNull( $run );
	}

	protected function post_of( Run $run, string $key ): \WP_Post {
		$post = get_post( $run->items[ $key ]['id'] );
		self::assertInstanceOf( \WP_Post::class, $post );
		return $post;
	}

	/** Creates one of everything that an import could damage. */
	protected function populate(): void {
		$page = wp_insert_post(
			[
				'post_type'    => 'page',
				'post_title'   => 'Contact',
				'post_name'    => 'contact',
				'post_status'  => 'publish',
				'post_content' => 'Old.',
			]
		);
		wp_update_post( [ 'ID' => $page, 'post_content' => 'Older than the kit.' ] );
		update_post_meta( $page, '_thumbnail_id', 0 );
		add_post_meta( $page, 'twice', 'one' );
		add_post_meta( $page, 'twice', 'two' );
		$pattern = wp_insert_post(
			[
				'post_type'    => 'wp_block',
				'post_title'   => 'Offer',
				'post_name'    => 'offer',
				'post_status'  => 'publish',
				'post_content' => 'Old offer.',
			]
		);
		wp_set_object_terms( $pattern, [ 'Banners', 'Other' ], 'wp_pattern_category' );
		update_option( 'rueda_settings_cta', [ 'title' => 'Mine' ] );
	}

	/** Fills the kit with everything that an import can do. */
	protected function fill_kit(): void {
		$image                           = $this->kit->add_image();
		$this->kit->settings['cta']      = [ 'title' => 'Theirs', 'buttonLink' => 'rueda-kit:page:contact' ];
		$this->kit->settings['share']    = [ 'reddit' => true ];
		$this->kit->uses['page:contact'] = [ 'rueda_form:contact', 'wheel:balance' ];
		$this->kit
			->add(
				'wheel:balance',
				[
					'content' => "<!-- wp:rueda/add-wheels -->\n<!-- wp:rueda/area "
						. "{\"label\":\"Health\"} /-->\n<!-- /wp:rueda/add-wheels -->",
					'excerpt' => 'Short',
					'image'   => [ '$media' => $image ],
					'meta'    => [ 'wheel_meta_range_max' => 7, 'wheel_chart_type' => 'radar-chart' ],
					'cta'     => [
						'ctaType' => 'page-cta',
						'title'   => 'Go',
						'page'    => [ 'value' => [ '$kit' => 'page:contact' ], 'label' => 'Contact' ],
					],
				]
			)
			->add(
				'rueda_form:contact',
				[
					'content'             => '<!-- wp:rueda/form-field {"label":"Email","type":"email"} /-->',
					'locale'              => 'es_ES',
					'messages'            => [ 'mail_sent_ok' => 'Thanks!' ],
					'mail'                => [
						'active'             => true,
						'subject'            => 'Hello',
						'sender'             => 'Ana <ana@else.test>',
						'body'               => 'Body',
						'additional_headers' => "Reply-To: [email]\nBcc: spy@else.test",
					],
					'mail2'               => [
						'active'             => false,
						'subject'            => 'Two',
						'sender'             => '',
						'body'               => 'B',
						'additional_headers' => '',
					],
					'additional_settings' => 'subscribers_only: on',
				]
			);
		$this->add_pages( $image );
	}

	private function add_pages( string $image ): void {
		$this->kit
			->add(
				'page:contact',
				[
					'content' => '<!-- wp:rueda/contact-form {"formId":{"$kit":"rueda_form:contact"}} /-->'
						. '<!-- wp:paragraph --><p><a href="rueda-kit:page:about">About</a> <a '
						. 'href="rueda-kit:page:gone">Gone</a></p><!-- /wp:paragraph -->',
					'excerpt' => '',
				]
			)
			->add(
				'page:about',
				[
					'parent'  => 'page:home',
					'content' => '<!-- wp:rueda/wheel {"wheelId":{"$kit":"wheel:balance"}} /-->',
				]
			)
			->add(
				'page:home',
				[ 'status' => 'private', 'content' => '<!-- wp:block {"ref":{"$kit":"wp_block:offer"}} /-->' ]
			)
			->add(
				'wp_block:offer',
				[
					'sync'       => 'unsynced',
					'categories' => [ 'Banners', 'New ones' ],
					'content'    => '<!-- wp:image {"id":{"$media":"' . $image
						. '"}} --><figure class="wp-block-image"><img src="rueda-kit:media:' . $image
						. '" class="wp-image-9" alt=""/></figure><!-- /wp:image -->',
				]
			);
	}

	/** Fills the kit so that an import makes each kind of write, and few of each. */
	protected function fill_small_kit(): void {
		$this->fill_kit();
		$this->kit->items    = array_intersect_key(
			$this->kit->items,
			array_flip( [ 'wheel:balance', 'page:contact', 'wp_block:offer' ] )
		);
		$this->kit->settings = array_intersect_key( $this->kit->settings, [ 'cta' => 1 ] );
	}

	/** @return array<string, list<array<string, mixed>>> All tables and files. */
	protected function site(): array {
		global $wpdb;
		wp_cache_flush();
		$site   = [];
		$tables = $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->prefix ) . '%' ) );
		self::assertContains( $wpdb->term_relationships, $tables );
		foreach ( $tables as $table ) {
			$rows = $wpdb->get_results( "SELECT * FROM `$table`", ARRAY_A );
			if ( $wpdb->options === $table ) {
				$rows = array_filter(
					$rows,
					static fn ( array $row ): bool => 1 !== preg_match( self::PASSING, $row['option_name'] )
				);
				// The id of an option does not count, because WordPress itself deletes and adds options.
				$rows = array_map(
					static fn ( array $row ): array => array_diff_key( $row, [ 'option_id' => 0 ] ),
					$rows
				);
				$rows = array_column( $rows, null, 'option_name' );
				ksort( $rows );
			}
			$site[ $table ] = array_map( 'wp_json_encode', array_values( $rows ) );
			sort( $site[ $table ] );
		}
		$files = new \RecursiveIteratorIterator(
			new \RecursiveDirectoryIterator( $this->uploads, \FilesystemIterator::SKIP_DOTS ),
			\RecursiveIteratorIterator::SELF_FIRST
		);
		foreach ( $files as $file ) {
			$site['files'][] = [ $file->getPathname() => $file->isFile() ? md5_file( $file->getPathname() ) : '' ];
		}
		return $site;
	}

	/** @param array<string, list<mixed>> $before */
	protected function assert_site( array $before, string $message = '' ): void {
		$now  = $this->site();
		$list = static fn ( array $site ): array => array_merge(
			...array_map(
				static fn ( string $table, array $rows ): array => array_map(
					static fn ( $row ): string => $table . ' ' . wp_json_encode( $row ),
					$rows
				),
				array_keys( $site ),
				$site
			)
		);
		self::assertSame(
			[ [], [] ],
			[
				array_values( array_diff( $list( $before ), $list( $now ) ) ),
				array_values( array_diff( $list( $now ), $list( $before ) ) ),
			],
			$message
		);
		self::assertSame( array_map( 'count', $before ), array_map( 'count', $now ), $message );
	}

	/** Runs leave their reports and nothing else. */
	protected function assert_no_journal(): void {
		global $wpdb;
		self::assertSame(
			[],
			$wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE 'rueda_kit_journal%'" )
		);
	}

	private static function remove( string $folder ): void {
		$files = new \RecursiveIteratorIterator(
			new \RecursiveDirectoryIterator( $folder, \FilesystemIterator::SKIP_DOTS ),
			\RecursiveIteratorIterator::CHILD_FIRST
		);
		foreach ( $files as $file ) {
			$file->isDir() ? rmdir( $file->getPathname() ) : unlink( $file->getPathname() );
		}
		rmdir( $folder );
	}
}
