<?php

declare( strict_types=1 );

namespace Rueda\Tests\Report\SavedChart;

use Rueda\Report\Report;
use Rueda\Tests\Report\ReportTestCase;
use WP_REST_Request;
use WP_REST_Response;

/** Saved charts that show a report, the latest one or the average of a wheel. */
final class ChartSourceTest extends ReportTestCase {
	/** @return iterable<array{string, bool}> */
	public function authors(): iterable {
		yield [ 'contributor', false ];
		yield [ 'author', false ];
		yield [ 'editor', true ];
		yield [ 'administrator', true ];
	}

	/** @dataProvider authors */
	public function test_reports_are_shown_only_on_pages_of_those_who_may_see_all(
		string $role,
		bool $is_shown
	): void {
		$wheel  = $this->make_wheel();
		$report = $this->make_ten( $wheel );
		foreach ( [
			[ 'show' => 'report', 'reportId' => $report->id() ],
			[ 'show' => 'latest', 'wheelId' => $wheel ],
			[ 'show' => 'average', 'wheelId' => $wheel ],
		] as $block ) {
			$html = $this->visited( $block, $role );
			self::assertSame( $is_shown, str_contains( $html, '<th scope="row">Health</th>' ), $block['show'] );
		}
	}

	public function test_a_block_from_elsewhere_in_a_page_shows_nothing(): void {
		$wheel = $this->make_wheel();
		$this->make_ten( $wheel );
		$this->be_on_page( [ 'show' => 'average', 'wheelId' => $wheel ], 'editor' );
		wp_set_current_user( 0 );
		// A widget or a synced pattern, which somebody else may have written.
		self::assertSame( '', trim( do_blocks( $this->block( [ 'show' => 'latest', 'wheelId' => $wheel ] ) ) ) );
	}

	public function test_the_latest_report_comes_without_its_number_and_its_address(): void {
		$wheel = $this->make_wheel();
		$this->make_report( [ 'Health' => 2 ], $wheel );
		$user   = $this->act_as( 'subscriber' );
		$latest = $this->make_report( [ 'Health' => 9 ], $wheel, $user );
		$this->make_report( [ 'Health' => 4 ] );
		$html = $this->visited( [ 'show' => 'latest', 'wheelId' => $wheel ] );

		self::assertStringContainsString( '<th scope="row">Health</th><td>9</td>', $html );
		self::assertStringContainsString( ': latest report</p>', $html );
		foreach ( [ $latest->slug(), "#{$latest->id()}", get_userdata( $user )->user_login ] as $secret ) {
			self::assertStringNotContainsString( $secret, $html );
		}
		self::assertStringContainsString( 'data-reportlink=""', $html );
		self::assertStringContainsString(
			'>Our last one</p>',
			$this->visited( [ 'show' => 'latest', 'wheelId' => $wheel, 'reportTitle' => 'Our last one' ] )
		);
	}

	public function test_imported_reports_are_no_newer_than_their_date(): void {
		$wheel = $this->make_wheel();
		$this->make_report( [ 'Health' => 9 ], $wheel );
		$old = $this->make_report( [ 'Health' => 2 ], $wheel, 0, time() - YEAR_IN_SECONDS / 2 );
		wp_update_post( [ 'ID' => $old->id(), 'post_title' => 'Wheel Submission #7' ] );

		self::assertStringContainsString( '<td>9</td>', $this->visited( [ 'show' => 'latest', 'wheelId' => $wheel ] ) );
	}

	public function test_the_newest_of_imported_reports_is_looked_for_once_until_there_is_another(): void {
		$wheel   = $this->make_wheel();
		$block   = [ 'show' => 'latest', 'wheelId' => $wheel ];
		$reports = array_map(
			fn ( int $days ): Report => $this->make_report(
				[ 'Health' => $days ],
				$wheel,
				0,
				time() - $days * DAY_IN_SECONDS
			),
			[ 9, 2, 4 ]
		);
		foreach ( $reports as $report ) {
			wp_update_post( [ 'ID' => $report->id(), 'post_title' => 'Wheel Submission #7' ] );
		}
		$this->be_on_page( $block, 'editor' );
		self::assertStringContainsString( '<td>2</td>', do_blocks( $this->block( $block ) ) );
		$log = [];
		add_filter(
			'query',
			static function ( string $query ) use ( &$log ): string {
				$log[] = $query;
				return $query;
			}
		);
		self::assertStringContainsString( '<td>2</td>', do_blocks( $this->block( $block ) ) );
		$of_wheel = preg_grep( "/post_parent = {$wheel}\b/", $log );
		self::assertCount( 1, $of_wheel );
		self::assertStringContainsString( "'publish' ORDER BY ID DESC LIMIT 1", implode( '', $of_wheel ) );

		$this->reports()->delete( $reports[1]->id() );
		self::assertStringContainsString( '<td>4</td>', do_blocks( $this->block( $block ) ) );
		$this->make_report( [ 'Health' => 8 ], $wheel );
		self::assertStringContainsString( '<td>8</td>', do_blocks( $this->block( $block ) ) );
	}

	public function test_visitors_see_nothing_and_authors_the_reason_where_there_is_nothing_to_show(): void {
		$draft = $this->make_wheel( settings: [ 'post_status' => 'draft' ] );
		$wheel = $this->make_wheel();
		for ( $i = 0; $i < 9; $i++ ) {
			$this->make_report( [ 'Health' => 5 ], $wheel );
		}
		foreach ( [
			[ [ 'show' => 'average', 'wheelId' => $wheel ], '10 reports' ],
			[ [ 'show' => 'latest', 'wheelId' => $this->make_wheel() ], 'has a report' ],
			[ [ 'show' => 'latest', 'wheelId' => $draft ], 'is published' ],
			[ [ 'show' => 'latest', 'wheelId' => 99999999 ], 'is published' ],
			[ [ 'show' => 'report' ], 'choose what to show' ],
		] as [ $block, $reason ] ) {
			self::assertSame( '', trim( $this->visited( $block ) ) );
			self::assertStringContainsString( $reason, $this->seen_by_author( $block ) );
		}
		$gone = $this->make_report();
		$this->reports()->delete( $gone->id() );
		$block = [ 'show' => 'report', 'reportId' => $gone->id() ];
		self::assertStringContainsString( 'This report is no longer available', $this->visited( $block ) );
		self::assertStringContainsString( 'Choose another one.', $this->seen_by_author( $block ) );
		$hidden = [ 'show' => 'average', 'wheelId' => $wheel ];
		self::assertStringContainsString(
			'whose author may see all reports',
			$this->seen_by_author( $hidden, 'author' )
		);
	}

	public function test_an_average_changes_only_with_the_tenth_further_report(): void {
		$wheel = $this->make_wheel();
		$block = [ 'show' => 'average', 'wheelId' => $wheel, 'chartType' => 'bar' ];
		$this->make_ten( $wheel );
		self::assertStringContainsString( '<th scope="row">Health</th><td>5.5</td>', $this->visited( $block ) );
		self::assertStringContainsString( ': average</p>', $this->visited( $block ) );
		// Nobody has rated the other area.
		self::assertStringNotContainsString( 'Money', $this->visited( $block ) );

		$reports = [];
		for ( $i = 0; $i < 9; $i++ ) {
			$reports[] = $this->make_report( [ 'Health' => 10 ], $wheel );
		}
		self::assertStringContainsString( '<td>5.5</td>', $this->visited( $block ) );
		// Reports that are deleted do not take the place of new ones.
		$this->reports()->delete( $reports[0]->id() );
		$this->make_report( [ 'Health' => 10 ], $wheel );
		// 55 and nine times 10, of 19 ratings.
		self::assertStringContainsString( '<td>7.6</td>', $this->visited( $block ) );
	}

	public function test_an_average_is_gone_when_too_few_reports_are_left(): void {
		$wheel  = $this->make_wheel();
		$report = $this->make_ten( $wheel );
		$block  = [ 'show' => 'average', 'wheelId' => $wheel ];
		self::assertNotSame( '', $this->visited( $block ) );
		$this->reports()->delete( $report->id() );
		self::assertSame( '', trim( $this->visited( $block ) ) );
	}

	public function test_a_page_reads_no_reports_for_an_average(): void {
		$wheel = $this->make_wheel();
		$this->make_ten( $wheel );
		$block = [ 'show' => 'average', 'wheelId' => $wheel ];
		$this->visited( $block );
		$log = [];
		add_filter(
			'query',
			static function ( string $query ) use ( &$log ): string {
				$log[] = $query;
				return $query;
			}
		);
		do_blocks( $this->block( $block ) );
		$naming = static fn ( string $name ): array => array_filter(
			$log,
			static fn ( string $query ): bool => str_contains( $query, $name )
		);
		self::assertCount( 1, $naming( 'area_totals' ) );
		self::assertSame( [], $naming( 'rueda_report' ) );
	}

	/** @return iterable<array{string, list<string>}> */
	public function searches(): iterable {
		yield [ '', [ 'new', 'old' ] ];
		yield [ '2026-01-31', [ 'old' ] ];
		yield [ '2026-01', [ 'old' ] ];
		yield [ '2026-02', [] ];
		yield [ 'compass', [ 'old' ] ];
		yield [ 'something else', [] ];
	}

	/**
	 * @dataProvider searches
	 *
	 * @param list<string> $expected
	 */
	public function test_reports_are_found_by_wheel_and_date( string $text, array $expected ): void {
		$reports = [
			'new' => $this->make_report(),
			'old' => $this->make_report(
				[ 'Health' => 3 ],
				$this->make_wheel( settings: [ 'post_title' => 'My compass' ] ),
				0,
				(int) strtotime( '2026-01-31 12:00 UTC' )
			),
		];
		$names   = array_map( static fn ( Report $report ): int => $report->id(), $reports );
		self::assertSame(
			array_map( static fn ( string $name ): int => $names[ $name ], $expected ),
			array_column( $this->asked( '/reports', [ 'search' => $text ] )->get_data(), 'id' )
		);
	}

	public function test_a_report_is_found_by_its_number_and_the_chosen_one_is_always_there(): void {
		$first  = $this->make_report();
		$second = $this->make_report();
		$found  = $this->asked( '/reports', [ 'search' => "#{$first->id()}", 'chosen' => $second->id() ] )->get_data();
		self::assertSame( [ $first->id(), $second->id() ], array_column( $found, 'id' ) );
		self::assertMatchesRegularExpression( "/^#{$first->id()}, .+, \\d{4}-\\d\\d-\\d\\d$/", $found[0]['label'] );
	}

	public function test_the_editor_gets_what_visitors_see_and_is_told_where_they_see_nothing(): void {
		$wheel = $this->make_wheel();
		$this->make_ten( $wheel );
		$this->act_as( 'editor' );
		$post = $this->make_post( [ 'post_type' => 'page', 'post_author' => get_current_user_id() ] );
		$ask  = fn ( string $show, int $id, int $page ): array => $this->asked(
			'',
			[ 'show' => $show, 'wheelId' => $id, 'post' => $page ]
		)->get_data();

		$told = $ask( 'average', $wheel, $post );
		self::assertSame( [ 5.5 ], $told['chart']['chartData']['datasets'][0]['data'] );
		self::assertSame( '', $told['note'] );
		self::assertNull( $ask( 'average', $this->make_wheel(), $post )['chart'] );
		$this->act_as( 'author' );
		$other = $this->make_post( [ 'post_type' => 'page', 'post_author' => get_current_user_id() ] );
		self::assertStringContainsString( 'whose author', $ask( 'average', $wheel, $other )['note'] );
	}

	/** Ratings from 1 to 10 of one area; the last report. */
	private function make_ten( int $wheel ): Report {
		foreach ( range( 1, 10 ) as $rating ) {
			$report = $this->make_report( [ 'Health' => $rating ], $wheel );
		}
		return $report;
	}

	/** @param array<string, mixed> $attributes */
	private function block( array $attributes ): string {
		return '<!-- wp:rueda/saved-chart ' . serialize_block_attributes( $attributes ) . ' /-->';
	}

	/** @param array<string, mixed> $attributes */
	private function be_on_page( array $attributes, string $role ): void {
		$this->act_as( $role );
		$GLOBALS['post'] = get_post(
			$this->make_post(
				[
					'post_type'    => 'post',
					'post_author'  => get_current_user_id(),
					'post_content' => $this->block( $attributes ),
				]
			)
		);
	}

	/** @param array<string, mixed> $attributes */
	private function visited( array $attributes, string $role = 'editor' ): string {
		$this->be_on_page( $attributes, $role );
		wp_set_current_user( 0 );
		return do_blocks( $this->block( $attributes ) );
	}

	/** @param array<string, mixed> $attributes */
	private function seen_by_author( array $attributes, string $role = 'editor' ): string {
		$this->be_on_page( $attributes, $role );
		return do_blocks( $this->block( $attributes ) );
	}

	/** @param array<string, mixed> $query */
	private function asked( string $path, array $query ): WP_REST_Response {
		$this->act_as( 'editor' );
		$request = new WP_REST_Request( 'GET', '/rueda/v1/saved-chart' . $path );
		$request->set_query_params( $query );
		return rest_do_request( $request );
	}
}
