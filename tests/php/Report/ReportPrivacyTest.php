<?php

declare( strict_types=1 );

namespace Rueda\Tests\Report;

use Rueda\Chart\NextStep;
use Rueda\Report\Privacy;
use Rueda\Report\Report;
use Rueda\Report\Retention;
use Rueda\Report\Settings;
use Rueda\Support\Clock;
use Rueda\Support\Nodes\Nodes;

/** Reports of logged-in people in WordPress's tools for personal data. */
final class ReportPrivacyTest extends ReportTestCase {
	public function test_exports_what_somebody_saved_and_nothing_of_others(): void {
		$wheel = $this->make_wheel( [ [ 'label' => 'Health', 'note' => true ], [ 'label' => 'Money' ] ] );
		$user  = $this->act_as( 'subscriber' );
		wp_update_user( [ 'ID' => $user, 'user_email' => 'ana@example.org' ] );
		$data = [ 'labels' => [ 'Health' ], 'datasets' => [ [ 'data' => [ 7 ] ] ], 'notes' => [ 'I run.' ] ];
		$own  = $this->told( $this->send( $wheel, [ 'chartData' => (string) wp_json_encode( $data ) ] ) );
		$step = NextStep::read( 0, 'Walk', '2099-01-02', 1 );
		self::assertNotNull( $step );
		$this->reports()->replace( $own, $own->rated()->with_steps( [ $step ] ) );
		$this->make_report( [ 'Money' => 1 ], $wheel );
		$this->make_report( [ 'Money' => 2 ], $wheel, 1 );

		$told = $this->tool( 'exporters' )( 'ana@example.org', 1 );
		self::assertTrue( $told['done'] );
		self::assertSame( [ 'rueda-report-' . $own->id() ], array_column( $told['data'], 'item_id' ) );
		self::assertContains( [ 'name' => 'Health', 'value' => "7\nI run." ], $told['data'][0]['data'] );
		$step = [ 'name' => 'Next step', 'value' => "Health\nWalk\n2099-01-02" ];
		self::assertContains( $step, $told['data'][0]['data'] );
		self::assertContains( [ 'name' => 'Link', 'value' => $own->link() ], $told['data'][0]['data'] );
		foreach ( [ 'bea@example.org', '' ] as $stranger ) {
			self::assertSame( [], $this->tool( 'exporters' )( $stranger, 1 )['data'] );
		}
	}

	public function test_erases_them_page_by_page(): void {
		$wheel = $this->make_wheel();
		$user  = $this->act_as( 'subscriber' );
		wp_update_user( [ 'ID' => $user, 'user_email' => 'ana@example.org' ] );
		for ( $i = 0; $i < 52; $i++ ) {
			$this->make_report( [ 'Health' => 7 ], $wheel, $user );
		}
		$other = $this->make_report( [ 'Money' => 1 ], $wheel );

		$first = $this->tool( 'erasers' )( 'ana@example.org', 1 );
		self::assertTrue( $first['items_removed'] );
		self::assertFalse( $first['done'] );
		$second = $this->tool( 'erasers' )( 'ana@example.org', 2 );
		self::assertTrue( $second['done'] );
		self::assertSame( 1, $this->count_reports() );
		self::assertNotNull( get_post( $other->id() ) );
		self::assertFalse( $this->tool( 'erasers' )( 'nobody@example.org', 1 )['items_removed'] );
	}

	public function test_says_that_images_may_be_left_on_servers_that_share_no_files(): void {
		$user = $this->act_as( 'subscriber' );
		wp_update_user( [ 'ID' => $user, 'user_email' => 'ana@example.org' ] );
		$this->make_report( [ 'Health' => 7 ], null, $user );
		self::assertFalse( $this->tool( 'erasers' )( 'ana@example.org', 1 )['items_retained'] );

		$seen = [ 'first' => time() - HOUR_IN_SECONDS, 'last' => time() ];
		update_option( Nodes::OPTION, [ 'a-1' => $seen, 'b-1' => $seen ] );
		$this->make_report( [ 'Health' => 7 ], null, $user );
		$told = $this->tool( 'erasers' )( 'ana@example.org', 1 );
		self::assertSame( [ true, true ], [ $told['items_removed'], $told['items_retained'] ] );
		self::assertStringContainsString( 'other servers', $told['messages'][0] );
		self::assertFalse( $this->tool( 'erasers' )( 'ana@example.org', 1 )['items_retained'] );
	}

	public function test_says_so_when_somebody_keeps_them(): void {
		$user = $this->act_as( 'subscriber' );
		wp_update_user( [ 'ID' => $user, 'user_email' => 'ana@example.org' ] );
		$this->make_report( [ 'Health' => 7 ], null, $user );
		add_filter(
			'pre_delete_post',
			static fn ( mixed $delete, \WP_Post $post ) => Report::TYPE === $post->post_type ? false : $delete,
			10,
			2
		);

		$told = $this->tool( 'erasers' )( 'ana@example.org', 1 );
		self::assertTrue( $told['items_retained'] );
		self::assertTrue( $told['done'] );
		self::assertCount( 1, $told['messages'] );
	}

	public function test_erases_the_others_when_somebody_keeps_some(): void {
		$wheel = $this->make_wheel();
		$user  = $this->act_as( 'subscriber' );
		wp_update_user( [ 'ID' => $user, 'user_email' => 'ana@example.org' ] );
		$kept = [];
		for ( $i = 0; $i < 110; $i++ ) {
			$report = $this->make_report( [ 'Health' => 7 ], $wheel, $user );
			if ( $i < 51 ) {
				$kept[] = $report->id();
			}
		}
		add_filter(
			'pre_delete_post',
			static fn ( mixed $delete, \WP_Post $post ) => in_array( $post->ID, $kept, true ) ? false : $delete,
			10,
			2
		);

		$messages = [];
		for ( $page = 1, $is_done = false; ! $is_done; $page++ ) {
			self::assertLessThan( 4, $page, 'Goes on for ever.' );
			$told     = $this->tool( 'erasers' )( 'ana@example.org', $page );
			$is_done  = $told['done'];
			$messages = [ ...$messages, ...$told['messages'] ];
			self::assertTrue( $told['items_retained'] );
		}
		self::assertSame( 51, $this->count_reports() );
		self::assertCount( 1, $messages );
		self::assertStringContainsString( Report::title_of( $kept[50] ), $messages[0] );
	}

	public function test_reports_of_a_deleted_user_are_deleted_or_lose_their_author(): void {
		require_once ABSPATH . 'wp-admin/includes/user.php';
		$wheel  = $this->make_wheel();
		$gone   = $this->act_as( 'subscriber' );
		$report = $this->make_report( [ 'Health' => 7 ], $wheel, $gone );
		wp_delete_user( $gone );
		self::assertNull( get_post( $report->id() ) );

		$gone   = $this->act_as( 'subscriber' );
		$report = $this->make_report( [ 'Health' => 7 ], $wheel, $gone );
		wp_delete_user( $gone, 1 );
		clean_post_cache( $report->id() );
		self::assertSame( 0, $this->reports()->find( $report->id() )->user_id() );
	}

	/**
	 * @dataProvider times_kept
	 * @param list<int> $of_wheels
	 */
	public function test_the_policy_names_the_times_that_are_set( int $months, array $of_wheels, string $told ): void {
		require_once ABSPATH . 'wp-admin/includes/class-wp-privacy-policy-content.php';
		$this->act_as( 'administrator' );
		update_option( Settings::OPTION, [ 'months' => $months ] );
		foreach ( $of_wheels as $own ) {
			update_post_meta( $this->make_wheel(), Retention::META, $own );
		}
		set_current_screen( 'privacy' );
		$retention = new Retention( new Clock() );
		$privacy   = new Privacy( $this->search(), $this->reports(), $retention );
		remove_all_actions( 'admin_init' );
		add_action( 'admin_init', [ $privacy, 'suggest_text' ] );
		do_action( 'admin_init' );
		$text = array_column(
			\WP_Privacy_Policy_Content::get_suggested_policy_text(),
			'policy_text',
			'plugin_name'
		)['Rueda: reports'];
		unset( $GLOBALS['current_screen'] );
		self::assertStringContainsString( 'When you fill in a wheel', $text );
		self::assertStringContainsString( 'A page of this site may show a report', $text );
		self::assertStringContainsString( 'the latest report of a wheel', $text );
		self::assertStringContainsString( $told, $text );
	}

	/** @return array<string, array{int, list<int>, string}> */
	public static function times_kept(): array {
		return [
			'the usual year'                 => [ 12, [ -1 ], 'deleted automatically after 12 months.' ],
			'without end'                    => [ 0, [], 'reports are kept until we delete them by hand.' ],
			'one wheel for a shorter time'   => [ 12, [ 1 ], 'deleted automatically after 12 months at the latest.' ],
			'one wheel without end'          => [
				1,
				[ 0 ],
				'Reports of some wheels are kept until we delete them by hand. All others are deleted automatically '
					. 'after 1 month at the latest.',
			],
			'all without end, one wheel not' => [
				0,
				[ 24 ],
				'All others are deleted automatically after 24 months at the latest.',
			],
		];
	}

	private function tool( string $kind ): callable {
		return apply_filters( "wp_privacy_personal_data_{$kind}", [] )['rueda-reports']['callback'];
	}
}
