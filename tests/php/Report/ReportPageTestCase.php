<?php

declare( strict_types=1 );

namespace Rueda\Tests\Report;

use Rueda\Report\Report;
use WP;
use WP_Hook;
use WP_Query;

/** Pages requested as a browser requests them: the plugin as it was started, and a fresh request each time. */
abstract class ReportPageTestCase extends ReportTestCase {
	/** The last status that WordPress set. */
	protected int $status = 0;

	/** @var array<string, WP_Hook> */
	private array $before = [];

	protected function setUp(): void {
		parent::setUp();
		$this->use_permalinks( '/%postname%/' );
		add_filter( 'status_header', [ $this, 'note_status' ], 10, 2 );
		$this->before = $GLOBALS['wp_filter'];
		wp_deregister_style( 'rueda-report' );
	}

	protected function tearDown(): void {
		$this->use_permalinks( '' );
		parent::tearDown();
	}

	final public function note_status( string $header, int $status ): string {
		$this->status = $status;
		return $header;
	}

	final protected function use_permalinks( string $structure ): void {
		$GLOBALS['wp_rewrite']->set_permalink_structure( $structure );
		$GLOBALS['wp_rewrite']->flush_rules( false );
	}

	/** @param array<string, string> $posted */
	final protected function visit( string $address, string $method = 'GET', array $posted = [] ): WP_Query {
		// Removes the hooks of the last request and keeps those of the test.
		foreach ( array_diff_key( $GLOBALS['wp_filter'], $this->before ) as $name => $hook ) {
			unset( $GLOBALS['wp_filter'][ $name ] );
		}
		foreach ( $this->before as $name => $hook ) {
			$GLOBALS['wp_filter'][ $name ] = clone $hook;
		}
		$this->status              = 200;
		$_SERVER['REQUEST_METHOD'] = $method;
		$_SERVER['REQUEST_URI']    = substr( $address, strlen( home_url() ) );
		$_SERVER['PHP_SELF']       = '/index.php';
		$_POST                     = $posted;
		$_GET                      = [];
		wp_parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $_GET );

		$GLOBALS['post']         = null;
		$GLOBALS['wp_the_query'] = new WP_Query();
		$GLOBALS['wp_query']     = $GLOBALS['wp_the_query'];
		$GLOBALS['wp']           = new WP();
		$GLOBALS['wp']->main();
		return $GLOBALS['wp_query'];
	}

	/** Stores the current hooks, which each later visit starts with. */
	final protected function keep_hooks(): void {
		$this->before = array_map( static fn ( WP_Hook $hook ): WP_Hook => clone $hook, $GLOBALS['wp_filter'] );
	}

	/** The content of the visited page, which must be the same in block themes and in classic ones. */
	final protected function printed(): string {
		self::assertTrue( have_posts() );
		the_post();
		$before = $this->echoed( 'the_content' );
		do_action( 'wp_enqueue_scripts' );
		self::assertSame( $before, $this->echoed( 'the_content' ) );
		return $before;
	}

	final protected function head(): string {
		return $this->echoed( static fn () => do_action( 'wp_head' ) );
	}

	final protected function key( Report $report ): string {
		return $this->reports()->owner_key( $report );
	}

	/** The content of a report's page; with its key, of the owner's. */
	final protected function show( Report $report, string $key = '' ): string {
		$this->visit( '' === $key ? $report->link() : $report->owner_link( $key ) );
		return $this->printed();
	}
}
