<?php

declare( strict_types=1 );

namespace Rueda\Tests\Report;

use Rueda\Report\Page;
use Rueda\Report\Report;

final class ReportHeadTest extends ReportPageTestCase {
	public function test_is_kept_from_search_engines_caches_and_referrers(): void {
		$this->visit( $this->make_report()->link() );
		$headers = Page::headers();
		self::assertStringContainsString( 'noindex', $headers['X-Robots-Tag'] );
		self::assertSame( 'no-referrer', $headers['Referrer-Policy'] );
		self::assertStringContainsString( 'no-store', $headers['Cache-Control'] );
		self::assertStringContainsString( 'private', $headers['Cache-Control'] );
		self::assertStringContainsString( 'noindex', $this->echoed( 'wp_robots' ) );
		self::assertTrue( defined( 'DONOTCACHEPAGE' ) );
		self::assertContains( 'rueda-report-page', get_body_class() );
	}

	public function test_themes_treat_it_as_a_page_without_author_and_date(): void {
		$report = $this->make_report();
		$this->visit( $report->link() );
		self::assertTrue( is_page() );
		self::assertFalse( is_single() );
		self::assertTrue( is_singular( Report::TYPE ) );
		self::assertContains( 'page', get_body_class() );
		self::assertContains( 'type-page', get_post_class( '', $report->id() ) );
		self::assertNotContains( 'type-page', get_post_class( '', $report->wheel_id() ) );
		// The theme Twenty Twenty asks for these.
		self::assertContains( Report::TYPE, apply_filters( 'twentytwenty_disallowed_post_types_for_meta_output', [] ) );
		$asked = [];
		add_filter(
			'page_template_hierarchy',
			static function ( array $names ) use ( &$asked ): array {
				$asked = $names;
				return $names;
			},
			PHP_INT_MAX
		);
		get_page_template();
		self::assertSame( [ 'single-rueda_report.php', 'page.php' ], array_slice( $asked, 0, 2 ) );
		self::assertStringContainsString( 'rueda-report__list', $this->printed() );
	}

	public function test_a_theme_with_a_column_for_titles_of_pages_gives_reports_both_columns(): void {
		add_filter( 'body_class', static fn ( array $classes ): array => [ ...$classes, 'page-two-column' ] );
		$this->keep_hooks();
		$this->visit( $this->make_report()->link() );
		$classes = get_body_class();
		self::assertContains( 'page-one-column', $classes );
		self::assertNotContains( 'page-two-column', $classes );
		$this->visit( home_url( '/' ) );
		self::assertNotContains( 'page-one-column', get_body_class() );
	}

	public function test_its_title_is_that_of_the_window_too(): void {
		$report = $this->make_report();
		$this->visit( $report->link() );
		self::assertStringStartsWith( 'My Wheel ', html_entity_decode( wp_get_document_title() ) );
		self::assertSame( 'My Wheel', get_the_title( $report->id() ) );
		$printed = $this->printed();
		self::assertStringContainsString( '<p class="rueda-report__title">My Wheel</p>', $printed );
		self::assertStringContainsString(
			"</time> <span>Wheel Submission #{$report->id()}</span> <span>Rueda</span></p>",
			$printed
		);
		self::assertStringContainsString(
			esc_url( (string) get_permalink( $report->wheel_id() ) ) . '">Take this wheel yourself</a>',
			$printed
		);

		$this->visit( $report->owner_link( $this->key( $report ) ) );
		self::assertStringNotContainsString( 'Take this wheel yourself', $this->printed(), 'the owner' );

		// A wheel that its author unpublished is not named.
		wp_update_post( [ 'ID' => $report->wheel_id(), 'post_status' => 'draft' ] );
		$this->visit( $report->link() );
		self::assertSame( "Wheel Submission #{$report->id()}", get_the_title( $report->id() ) );
		self::assertStringNotContainsString( 'Take this wheel yourself', $this->printed() );

		$this->reports()->delete( $report->id() );
		$this->visit( $report->link() );
		self::assertStringStartsWith( 'This report is no longer available', wp_get_document_title() );
	}

	public function test_the_head_points_nowhere_else(): void {
		$report = $this->make_report();
		$this->visit( $report->link() );
		$head = $this->head();
		self::assertStringNotContainsString( 'oembed', $head );
		self::assertStringNotContainsString( 'shortlink', $head );
		self::assertStringNotContainsString( 'rel="canonical"', $head );
		self::assertStringNotContainsString( 'rel="next"', $head );
		self::assertStringNotContainsString( $report->slug() . '/', str_replace( $report->link() . '"', '', $head ) );
		self::assertDoesNotMatchRegularExpression( '~[?&]p=' . $report->id() . '\b~', $head );
		self::assertEmpty( redirect_canonical( $report->link() . '?x=1', false ) );
	}
}
