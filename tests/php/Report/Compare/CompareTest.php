<?php

declare( strict_types=1 );

namespace Rueda\Tests\Report\Compare;

use Rueda\Chart\RatedWheel;
use Rueda\Report\Report;
use Rueda\Report\Settings;
use Rueda\Support\Database\LimitsTable;
use Rueda\Tests\Report\ReportPageTestCase;
use RuntimeException;

/** Readers of a report who enter the address of another one. */
final class CompareTest extends ReportPageTestCase {
	private const START = 1_740_000_000;

	private int $wheel;
	private Report $report;

	protected function setUp(): void {
		parent::setUp();
		$GLOBALS['wpdb']->query( 'DELETE FROM ' . LimitsTable::full_name() );
		update_option( Settings::OPTION, [ 'months' => 0, 'picture' => false ] );
		add_filter(
			'wp_redirect',
			static function ( string $to, int $status ): string {
				throw new RuntimeException( "{$status} {$to}" );
			},
			10,
			2
		);
		$this->wheel  = $this->make_wheel();
		$this->report = $this->saved( [ 'Health' => 7, 'Money' => 3 ], 200 );
		$this->keep_hooks();
	}

	public function test_an_owners_link_is_enough_and_its_key_is_not_passed_on(): void {
		$older = $this->saved( [ 'Health' => 2, 'Money' => 5 ], 100 );
		$next  = $this->add( $this->report->link(), $older->owner_link( $this->key( $older ) ) );
		self::assertSame( $this->report->link() . '?rueda_with=' . $older->slug(), $next );

		$this->visit( $next );
		$page = $this->printed();
		self::assertStringContainsString( 'Health: from 2 to 7 (5 more)', $page );
		self::assertStringContainsString( 'Money: from 5 to 3 (2 less)', $page );
		self::assertLessThan( strpos( $page, 'Money: from' ), strpos( $page, 'Health: from' ) );
		self::assertStringContainsString( '<th scope="row">Health</th><td>2</td><td>7</td>', $page );
		self::assertStringContainsString( '<g class="is-newer"><path', $page );
		self::assertStringContainsString( '<g class="is-older"><path', $page );
		self::assertStringNotContainsString( 'owner=', $page );
	}

	public function test_the_form_stands_beside_other_ways_until_something_is_compared(): void {
		$form = '<details class="rueda-report__mail" id="rueda-report-compare">'
			. '<summary class="rueda-share__link">Compare with another report</summary>';
		$ways = '[^§]*?<div class="rueda-report__ways">[^§]*?' . preg_quote( $form, '/' );
		$this->visit( $this->report->link() );
		$page = str_replace( [ '<section', '</section>' ], '§', $this->printed() );
		self::assertStringNotContainsString( 'What has changed', $page );
		self::assertStringContainsString( 'Take this wheel yourself</a>' . $form, $page );

		$owner = $this->report->owner_link( $this->key( $this->report ) );
		$this->visit( $owner );
		$page = str_replace( [ '<section', '</section>' ], '§', $this->printed() );
		self::assertMatchesRegularExpression( "/Compare in three months<\/h2>{$ways}/", $page );
		self::assertStringNotContainsString( 'What has changed', $page );

		$this->visit( $this->add( $owner, $this->saved( [ 'Health' => 2 ], 100 )->link() ) );
		$page = $this->printed();
		self::assertStringContainsString( '<h2 id="rueda-report-compare">What has changed</h2>', $page );
		self::assertSame( 1, substr_count( $page, 'id="rueda-report-compare"' ) );
		self::assertStringContainsString( 'Add another report', $page );
		self::assertStringNotContainsString( 'Compare with another report', $page );
	}

	public function test_the_owner_stays_on_the_owners_page(): void {
		$owner = $this->report->owner_link( $this->key( $this->report ) );
		$next  = $this->add( $owner, $this->saved( [ 'Health' => 2 ], 100 )->link() );
		self::assertStringStartsWith( $owner . '&rueda_with=', $next );
	}

	public function test_three_reports_are_lines_in_the_order_of_their_days(): void {
		$next = $this->add( $this->report->link(), $this->saved( [ 'Health' => 9, 'Money' => 3 ], 300 )->link() );
		$next = $this->add( $next, $this->saved( [ 'Health' => 1 ], 100 )->link() );
		$this->visit( $next );
		$page = $this->printed();
		self::assertStringContainsString( '<th scope="row">Health</th><td>1</td><td>7</td><td>9</td>', $page );
		self::assertStringContainsString( 'rueda-report__trend', $page );
		self::assertStringContainsString( 'As before: Money.', $page );
		self::assertStringNotContainsString( 'rueda-report__wheels', $page );
	}

	public function test_wishes_are_told_drawn_and_in_the_table(): void {
		$ids = [];
		foreach ( [ [ 2, 8 ], [ 5, 9 ], [ 6, null ] ] as $day => [ $rating, $wished ] ) {
			$area  = [ 'label' => 'Health', 'rating' => $rating, 'min' => 1, 'max' => 10, 'wished' => $wished ];
			$rated = RatedWheel::from_json( $this->wheel, (string) wp_json_encode( [ 'areas' => [ $area ] ] ) );
			$ids[] = $this->reports()->save( $rated, 0, 'en_US', self::START + $day * DAY_IN_SECONDS );
		}
		[ $first, $second, $third ] = array_filter( $ids );

		$next = $this->add( $second->link(), $first->link() );
		$this->visit( $next );
		$page = $this->printed();
		self::assertStringContainsString( 'Health: from 2 to 5 (3 more), wished 9', $page );
		self::assertStringContainsString( '<td>2, wished 8</td><td>5, wished 9</td>', $page );
		self::assertStringContainsString( '<span class="rueda-report__sample is-wished"></span> Wished', $page );
		self::assertMatchesRegularExpression( '~class="is-older".*stroke="#1d2327".*</svg><figcaption>~', $page );

		$this->visit( $this->add( $next, $third->link() ) );
		$page = $this->printed();
		self::assertStringContainsString( 'Health: from 2 to 6 (4 more), wished 9', $page );
		self::assertStringContainsString( '<td>2, wished 8</td><td>5, wished 9</td><td>6</td>', $page );
		self::assertMatchesRegularExpression( '~rueda-report__trend.*stroke="#1d2327".*is-wished~s', $page );
	}

	public function test_links_that_lead_to_no_report_of_this_site_are_told_and_stay(): void {
		$gone = $this->saved( [ 'Health' => 1 ], 100 );
		$this->reports()->delete( $gone->id() );
		foreach ( [
			'https://example.net/wheel-report/' . $gone->slug() . '/' => 'not the address of a report on this site',
			home_url( '/wheel-report/x/' ) => 'not the address of a report on this site',
			'javascript:alert(1)'          => 'not the address of a report on this site',
			''                             => 'not the address of a report on this site',
			$gone->link()                  => 'deleted, or it has expired',
			$this->report->link()          => 'shown already',
		] as $link => $words ) {
			$this->visit( $this->report->link(), 'POST', $this->adding( $link ) );
			$page = $this->printed();
			self::assertStringContainsString( $words, $page, $link );
			self::assertStringContainsString( 'value="' . esc_attr( $link ) . '" required', $page );
		}
	}

	public function test_a_report_that_has_gone_since_is_told(): void {
		$next = $this->add( $this->report->link(), $this->saved( [ 'Health' => 2 ], 100 )->link() );
		$this->reports()->delete( $this->reports()->by_slug( explode( '=', $next )[1] )?->id() ?? 0 );
		$this->visit( $next );
		self::assertStringContainsString( '1 report is no longer available', $this->printed() );
	}

	public function test_an_address_with_anything_else_compares_nothing(): void {
		foreach ( [ '?rueda_with=x', '?rueda_with[]=x', '?rueda_with=' . str_repeat( 'a.', 999 ) ] as $query ) {
			$this->visit( $this->report->link() . $query );
			self::assertStringNotContainsString( 'rueda-report__compared"', $this->printed() );
		}
	}

	public function test_no_more_than_twelve_are_compared(): void {
		$next = $this->report->link();
		for ( $i = 0; $i < 11; $i++ ) {
			$next = $this->add( $next, $this->saved( [ 'Health' => 2 ], $i )->link() );
		}
		$this->visit( $next, 'POST', $this->adding( $this->saved( [ 'Health' => 2 ], 50 )->link() ) );
		self::assertStringContainsString( 'At most 12 reports', $this->printed() );
	}

	/** @param array<string, int> $ratings */
	private function saved( array $ratings, int $days ): Report {
		return $this->make_report( $ratings, $this->wheel, 0, self::START + $days * DAY_IN_SECONDS );
	}

	/** @return array<string, string> */
	private function adding( string $link ): array {
		return wp_slash( [ 'rueda_compare' => '1', 'rueda_compare_link' => $link ] );
	}

	/** @return string The address that the reader is led to. */
	private function add( string $page, string $link ): string {
		try {
			$this->visit( $page, 'POST', $this->adding( $link ) );
		} catch ( RuntimeException $error ) {
			self::assertStringStartsWith( '303 ', $error->getMessage() );
			self::assertStringEndsWith( '#rueda-report-compare', $error->getMessage() );
			return substr( explode( '#', $error->getMessage() )[0], 4 );
		}
		self::fail( $this->printed() );
	}
}
