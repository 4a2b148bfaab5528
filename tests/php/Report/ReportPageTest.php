<?php

declare( strict_types=1 );

namespace Rueda\Tests\Report;

use Rueda\Report\Links;
use Rueda\Report\Pdf\ReportPdf;
use Rueda\Report\Report;
use Rueda\Share\SharingSettings;
use Rueda\Tests\Report\Pdf\ReadPdf;
use Rueda\Wheel\WheelMeta;

/** The page of a report, requested as a browser requests it. */
final class ReportPageTest extends ReportPageTestCase {
	public function test_shows_the_report_whose_whole_address_was_asked_for(): void {
		$report = $this->make_report();
		foreach ( [ '/%postname%/', '/index.php/%postname%/', '' ] as $structure ) {
			$this->use_permalinks( $structure );
			$query = $this->visit( $report->link() );
			self::assertTrue( $query->is_singular, $report->link() );
			self::assertSame( $report->id(), $query->get_queried_object_id() );
		}
	}

	public function test_a_chart_without_numbers_of_its_own_shows_the_report_of_the_page(): void {
		$block = '<!-- wp:rueda/saved-chart /-->';
		$this->visit( home_url( '/' ) );
		self::assertStringContainsString( 'There are no ratings in this chart.', do_blocks( $block ) );
		$this->visit( $this->make_report( [ 'Health' => 7 ] )->link() );
		self::assertStringContainsString( '<th scope="row">Health</th><td>7</td>', do_blocks( $block ) );
	}

	public function test_shows_what_was_written_as_plain_text(): void {
		add_shortcode( 'note_test', static fn (): string => 'ran' );
		$wheel = $this->make_wheel( [ [ 'label' => 'Health', 'note' => true ], [ 'label' => 'Money' ] ] );
		$note  = "5 < 6 & <b>so</b>\nhttps://evil.example/\n[note_test] <a href='https://evil.example'>Win</a>";
		$data  = [ 'labels' => [ 'Health' ], 'datasets' => [ [ 'data' => [ 7 ] ] ], 'notes' => [ $note ] ];
		$this->visit(
			$this->told( $this->send( $wheel, [ 'chartData' => (string) wp_json_encode( $data ) ] ) )->link()
		);

		self::assertStringContainsString(
			"</span> 5 &lt; 6 &amp; so<br />\nhttps://evil.example/<br />\n[note_test] Win</p>",
			$this->printed()
		);
		$this->visit( $this->make_report( [ 'Health' => 7 ], $wheel )->link() );
		self::assertStringNotContainsString( 'Note:', $this->printed() );
	}

	public function test_an_address_made_before_permalinks_were_changed_still_leads_to_it(): void {
		$report = $this->make_report();
		$links  = [ $report->link() ];
		$this->use_permalinks( '' );
		$links[] = $report->link();
		self::assertNotSame( $links[0], $links[1] );
		foreach ( $links as $link ) {
			self::assertSame( $report->id(), $this->visit( $link )->get_queried_object_id() );
		}
	}

	public function test_is_there_where_filters_of_others_return_nothing(): void {
		$names = [
			'the_title',
			'single_post_title',
			'the_content',
			'post_type_link',
			'wp_robots',
			'comments_open',
			'get_next_post_where',
		];
		foreach ( $names as $name ) {
			add_filter( $name, '__return_null', 1000 );
		}
		add_filter( 'body_class', static fn (): array => [ 'theirs' => 'a' ], 5 );
		$this->keep_hooks();
		$report = $this->make_report();
		$this->visit( $report->link() );
		self::assertStringContainsString( 'noindex', $this->head() );
		self::assertStringContainsString( 'wp-block-rueda-saved-chart', $this->printed() );
		self::assertNotSame( '', get_the_title() );
		self::assertSame( [ 'a', 'rueda-report-page' ], get_body_class() );
		self::assertFalse( comments_open() );
		get_next_post();
	}

	public function test_a_report_that_names_itself_as_its_wheel_is_called_by_its_number(): void {
		$report = $this->make_report();
		// WordPress allows no post to be its own parent, but a damaged backup may contain one.
		$GLOBALS['wpdb']->update(
			$GLOBALS['wpdb']->posts,
			[ 'post_parent' => $report->id() ],
			[ 'ID' => $report->id() ]
		);
		clean_post_cache( $report->id() );
		$this->visit( $report->link() );
		the_post();
		self::assertSame( $report->title(), get_the_title() );
	}

	public function test_drops_whatever_else_stands_in_the_address(): void {
		$report = $this->make_report();
		foreach ( [
			'feed=rss2',
			'embed=true',
			'p=1',
			'page_id=2',
			'preview=true',
			'page=3',
			'cpage=2',
			'post_type=rueda_report',
			'post_type[]=rueda_report',
			's=a',
			'tb=1',
			'attachment_id=3',
			'rest_route=/wp/v2/posts',
			'author=1',
			'm=2024',
		] as $more ) {
			$query = $this->visit( $report->link() . '?' . $more );
			self::assertSame( $report->id(), $query->get_queried_object_id(), $more );
			self::assertFalse(
				$query->is_feed()
					|| $query->is_embed()
					|| $query->is_preview()
					|| $query->is_paged()
					|| $query->is_search()
					|| $query->is_trackback()
					|| $query->is_archive(),
				$more
			);
		}
	}

	public function test_has_no_feed_no_embed_and_no_pages_of_its_own(): void {
		$report = $this->make_report();
		foreach ( [ 'feed/', 'feed/rss2/', 'embed/', '2/', 'comment-page-1/', 'trackback/', 'attachment/' ] as $more ) {
			$query = $this->visit( $report->link() . $more );
			self::assertNotSame( $report->id(), $query->get_queried_object_id(), $more );
			self::assertStringNotContainsString(
				'rueda_report',
				(string) wp_json_encode( wp_list_pluck( $query->posts, 'post_type' ) ),
				$more
			);
			self::assertSame(
				[ true, false, 404 ],
				[ $query->is_404(), $query->is_feed() || $query->is_embed(), $this->status ],
				$more
			);
		}
	}

	public function test_says_gone_to_the_address_of_a_deleted_report_and_not_found_to_any_other(): void {
		$report = $this->make_report();
		$link   = $report->link();
		$this->reports()->delete( $report->id() );

		$query = $this->visit( $link );
		self::assertSame( 410, $this->status );
		self::assertTrue( $query->is_singular );
		self::assertFalse( $query->is_404() );
		self::assertSame( 'This report is no longer available', $query->queried_object->post_title );
		self::assertStringContainsString( 'deleted', $this->printed() );

		$other = substr( $report->slug(), 0, -1 ) . ( str_ends_with( $report->slug(), '0' ) ? '1' : '0' );
		foreach ( [
			str_replace( $report->slug(), $other, $link ),
			str_replace( $report->slug(), 'x', $link ),
			home_url( '/?rueda_report=abc' ),
			home_url( '/?rueda_report[]=' . $report->slug() ),
		] as $wrong ) {
			self::assertTrue( $this->visit( $wrong )->is_404(), $wrong );
			self::assertSame( 404, $this->status, $wrong );
		}
	}

	public function test_says_gone_when_its_time_is_over_before_cron_came_by(): void {
		$report = $this->make_report();
		add_filter( 'rueda_now', static fn ( int $now ): int => $now + 370 * DAY_IN_SECONDS );
		$this->keep_hooks();
		$this->visit( $report->link() );
		self::assertSame( 410, $this->status );
		self::assertStringNotContainsString( 'Health', $this->printed() );
	}

	public function test_is_whole_without_a_script(): void {
		update_option( SharingSettings::OPTION, [ 'email' => false ] );
		$html = $this->show( $this->make_report( [ 'Health' => 7, 'Money' => 3 ] ) );
		self::assertStringContainsString( '<time datetime="', $html );
		self::assertStringContainsString( '<svg role="img"', $html );
		self::assertStringContainsString( '<th scope="row">Health</th><td>7</td>', $html );
		self::assertStringContainsString( 'Strongest: Health. Room to grow: Money.', $html );
		self::assertStringContainsString( 'data-reportlink="http', $html );
		self::assertStringContainsString( 'data-reporttitle="Wheel Submission #', $html );
		self::assertStringContainsString( 'data-wheelid="', $html );
		self::assertStringNotContainsString( 'name="toEmail"', $html );
	}

	public function test_an_empty_report_is_a_page_with_a_sentence(): void {
		$html = $this->show( $this->make_report( [] ) );
		self::assertStringContainsString( 'There are no ratings in this chart.', $html );
	}

	public function test_begins_with_the_score_unless_the_wheels_author_wishes_for_none(): void {
		$wheel  = $this->make_wheel();
		$report = $this->make_report( [ 'Health' => 7, 'Money' => 4 ], $wheel );
		$words  = '5.5 of 10 on average: a rather even wheel.';
		self::assertStringContainsString( "<p class=\"rueda-report__score\">{$words}</p>", $this->show( $report ) );
		self::assertContains( $words, ( new ReadPdf( ( new ReportPdf( $report ) )->bytes() ) )->lines() );

		update_post_meta( $wheel, WheelMeta::HIDE_SCORE, true );
		self::assertStringNotContainsString( 'on average', $this->show( $report ) );
		$lines = ( new ReadPdf( ( new ReportPdf( $report ) )->bytes() ) )->lines();
		self::assertSame( [], preg_grep( '/on average/', $lines ) );

		wp_delete_post( $wheel, true );
		self::assertStringContainsString( $words, $this->show( $report ), 'without its wheel' );
	}

	public function test_names_cannot_run(): void {
		$wheel = $this->make_wheel(
			[
				[
					'label'     => '&lt;img src=x onerror=alert(1)&gt;',
					'adviceLow' => '<script>alert(2)</script> Rest & "play"',
				],
			]
		);
		$html  = $this->show( $this->make_report( [ '<img src=x onerror=alert(1)>' => 1 ], $wheel ) );
		self::assertStringNotContainsString( '<img', $html );
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringContainsString( '&lt;img src=x onerror=alert(1)&gt;', $html );
		self::assertStringContainsString( '&lt;script&gt;alert(2)&lt;/script&gt; Rest &amp; &quot;play&quot;', $html );
	}

	/** @return iterable<string, array{int, string}> */
	public function thirds(): iterable {
		yield 'half of the maximum' => [ 5, 'Take it slow.' ];
		yield 'above half' => [ 6, 'Go on.' ];
		yield 'three quarters' => [ 7, 'Go on.' ];
		yield 'above three quarters' => [ 8, 'Well done.' ];
	}

	/** @dataProvider thirds */
	public function test_advice_is_that_of_the_ratings_third( int $rating, string $advice ): void {
		$area = [
			'label'        => 'Health',
			'adviceLow'    => 'Take it slow.',
			'adviceMiddle' => 'Go on.',
			'adviceHigh'   => 'Well done.',
		];
		$html = $this->show(
			$this->make_report( [ 'Health' => $rating ], $this->make_wheel( [ $area, [ 'label' => 'Money' ] ] ) )
		);
		self::assertStringContainsString( $advice, $html );
		self::assertSame( 1, preg_match_all( '/Take it slow|Go on|Well done/', $html ) );
	}

	public function test_each_band_has_its_own_link(): void {
		$low   = [ 'adviceLow' => 'Rest.', 'adviceLowLink' => '/rest?a=1&b=2', 'adviceHighLink' => '/no' ];
		$wheel = $this->make_wheel(
			[
				[ 'label' => 'Health' ] + $low,
				[ 'label' => 'Money', 'adviceHighLink' => 'https://example.org/money' ],
				[ 'label' => 'Work', 'adviceLowLink' => 'javascript:alert(1)' ],
			]
		);

		$report = $this->make_report( [ 'Health' => 2, 'Money' => 9, 'Work' => 1 ], $wheel );
		$html   = $this->show( $report );
		$rest   = esc_url( home_url( '/rest?a=1&b=2' ) );
		self::assertStringContainsString( "<p>Rest.</p><p><a href=\"{$rest}\">More about Health</a></p>", $html );
		self::assertStringContainsString( '<a href="https://example.org/money">More about Money</a>', $html );
		self::assertStringNotContainsString( 'javascript:', $html );
		self::assertStringNotContainsString( 'More about Work', $html );
		self::assertStringNotContainsString( '/no"', $html );

		$pdf = ( new ReportPdf( $report ) )->bytes();
		self::assertContains( 'More about Health', ( new ReadPdf( $pdf ) )->lines() );
		self::assertStringContainsString( '(https://example.org/money)', $pdf );
		self::assertStringNotContainsString( 'javascript:', $pdf );
	}

	public function test_stays_readable_when_its_wheel_is_deleted(): void {
		$wheel  = $this->make_wheel( [ [ 'label' => 'Health', 'adviceLow' => 'Rest.' ], [ 'label' => 'Money' ] ] );
		$report = $this->make_report( [ 'Health' => 2, 'Money' => 3 ], $wheel );
		wp_delete_post( $wheel, true );
		$html = $this->show( $report );
		self::assertStringContainsString( '<th scope="row">Health</th><td>2</td>', $html );
		self::assertStringNotContainsString( 'Rest.', $html );
	}

	public function test_advice_of_a_wheel_that_was_taken_back_is_not_shown(): void {
		$wheel  = $this->make_wheel( [ [ 'label' => 'Health', 'adviceLow' => 'Rest.' ] ] );
		$report = $this->make_report( [ 'Health' => 2 ], $wheel );
		self::assertStringContainsString( 'Rest.', $this->show( $report ) );
		wp_update_post( [ 'ID' => $wheel, 'post_status' => 'draft' ] );
		self::assertStringNotContainsString( 'Rest.', $this->show( $report ) );
	}

	public function test_offers_the_networks_that_are_switched_on_and_links_to_the_public_address(): void {
		delete_option( SharingSettings::OPTION );
		$report = $this->make_report();
		self::assertStringNotContainsString( 'sharer', $this->show( $report ) );

		update_option( SharingSettings::OPTION, [ 'facebook' => true, 'reddit' => true ] );
		$html = $this->show( $report, $this->key( $report ) );
		$link = rawurlencode( $report->link() );
		self::assertStringContainsString( "https://www.facebook.com/sharer.php?u={$link}\"", $html );
		self::assertStringContainsString(
			"https://www.reddit.com/submit?url={$link}&#038;title=Wheel%20Submission%20%23",
			$html
		);
		self::assertStringNotContainsString( 'twitter', $html );
		self::assertStringNotContainsString( 'linkedin', $html );
	}

	public function test_links_to_networks_are_those_that_scripts_make(): void {
		$links  = json_decode(
			(string) file_get_contents( RUEDA_REPOSITORY . 'tests/fixtures/share-links.json' ),
			true
		);
		$report = $this->make_report();
		$filled = [ 'LINK' => rawurlencode( $report->link() ), 'TITLE' => rawurlencode( $report->title() ) ];
		update_option( SharingSettings::OPTION, array_fill_keys( array_keys( $links ), true ) );

		$offered = ( new Links( new SharingSettings() ) )->of( $report );

		self::assertSame(
			array_map( static fn ( string $link ): string => strtr( $link, $filled ), array_values( $links ) ),
			array_column( $offered, 'href' )
		);
		self::assertSame(
			array_map( static fn ( string $id ): string => 'is-' . strtolower( $id ), array_keys( $links ) ),
			array_column( $offered, 'class' )
		);
	}

	public function test_only_the_owner_sees_how_to_delete_it(): void {
		$report = $this->make_report();
		$key    = $this->key( $report );
		$html   = $this->show( $report, $key );
		self::assertStringContainsString( 'Delete permanently', $html );
		self::assertStringContainsString( 'method="post"', $html );
		self::assertStringContainsString( 'It will be deleted automatically on', $html );

		foreach ( [
			'',
			'x',
			substr( $key, 0, -1 ),
			strtoupper( $key ) . 'A',
			$this->key( $this->make_report() ),
		] as $wrong ) {
			$html = $this->show( $report, $wrong );
			self::assertStringNotContainsString( 'Delete', $html );
			self::assertStringNotContainsString( $key, $html );
		}
	}
}
