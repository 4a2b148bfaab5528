<?php

declare( strict_types=1 );

namespace Rueda\Tests\Report\Import;

use Rueda\Report\Import\ImportSettings;
use RuntimeException;

/** Old addresses, requested as a browser requests them. */
final class OldLinksTest extends ImportTestCase {
	public function test_old_links_redirect_permanently_to_the_imported_report(): void {
		$source = $this->leave();
		$this->import();
		$link = $this->imported( $source )->link();

		foreach ( [
			'/wheel-submissions/wheel-submission-4/',
			'/wheel-submissions/wheel-submission-4',
			'/wheel-submissions/wheel-submission-4/?x=1',
			'/?wheel-submissions=wheel-submission-4',
			"/?post_type=wheel-submissions&p={$source}",
		] as $old ) {
			self::assertSame( "301 {$link}", $this->led_to( $old ), $old );
		}
		$this->use_permalinks( '' );
		$link = $this->imported( $source )->link();
		self::assertSame( "301 {$link}", $this->led_to( '/?wheel-submissions=wheel-submission-4' ) );
		self::assertSame( "301 {$link}", $this->led_to( "/?post_type=wheel-submissions&p={$source}" ) );
	}

	public function test_links_of_reports_that_were_not_imported_are_not_found(): void {
		$source = $this->leave( [], [ 'post_status' => 'draft' ] );
		$other  = $this->make_post( [ 'post_title' => 'Wheel submission 4 and more' ] );
		$this->import();
		foreach ( [
			'/wheel-submissions/wheel-submission-4/',
			'/wheel-submissions/',
			"/?post_type=wheel-submissions&p={$source}",
			'/wheel-submissions/wheel-submission-4/2/',
			'/?wheel-submissions[]=wheel-submission-4',
		] as $old ) {
			self::assertSame( '', $this->led_to( $old ), $old );
		}
		self::assertTrue( $this->visit( home_url( '/wheel-submissions/wheel-submission-4/' ) )->is_404() );
		self::assertSame( '', $this->led_to( "/?p={$other}&wheel-submissions=wheel-submission-4" ) );
	}

	public function test_old_links_of_a_deleted_report_answer_410(): void {
		$source = $this->leave();
		$this->import();
		$report = $this->imported( $source );
		$this->reports()->delete( $report->id() );

		self::assertSame( "301 {$report->link()}", $this->led_to( '/wheel-submissions/wheel-submission-4/' ) );
		$this->visit( $report->link() );
		self::assertSame( 410, $this->status );
	}

	public function test_old_links_stop_when_an_admin_switches_them_off(): void {
		$this->leave();
		$this->import();
		ImportSettings::set_links( false );
		self::assertSame( '', $this->led_to( '/wheel-submissions/wheel-submission-4/' ) );
		ImportSettings::set_links( true );
		self::assertStringStartsWith( '301 ', $this->led_to( '/wheel-submissions/wheel-submission-4/' ) );
	}

	public function test_while_the_other_plugin_is_active_old_links_are_left_to_it(): void {
		$this->leave();
		$this->import();
		register_post_type( 'wheel-submissions', [ 'public' => true ] );
		try {
			self::assertSame( '', $this->led_to( '/wheel-submissions/no-such/' ) );
			self::assertSame( '', $this->led_to( '/?wheel-submissions=wheel-submission-4' ) );
		} finally {
			unregister_post_type( 'wheel-submissions' );
		}
	}

	/** The status and the target of an old address, or an empty text if it has no target. */
	private function led_to( string $old ): string {
		$this->visit( home_url( $old ) );
		$stop = static function ( string $location, int $status ): string {
			throw new RuntimeException( "{$status} {$location}" );
		};
		add_filter( 'wp_redirect', $stop, 10, 2 );
		try {
			foreach ( $GLOBALS['wp_filter']['template_redirect']->callbacks[0] ?? [] as [ 'function' => $callback ] ) {
				$callback();
			}
		} catch ( RuntimeException $end ) {
			return $end->getMessage();
		} finally {
			remove_filter( 'wp_redirect', $stop );
		}
		return '';
	}
}
