<?php

declare( strict_types=1 );

namespace Rueda\Tests\Report;

/** What the parts of a report's page say, and in which order. */
final class ReportLayoutTest extends ReportPageTestCase {
	public function test_lists_the_areas_with_their_numbers_and_bars_and_the_lowest_first(): void {
		$wheel = $this->make_wheel(
			[
				[ 'label' => 'Health', 'adviceHigh' => 'Keep it.' ],
				[ 'label' => 'Money', 'adviceLow' => 'Begin small.' ],
				[ 'label' => 'Fun' ],
			]
		);
		$html  = $this->show( $this->make_report( [ 'Health' => 9, 'Money' => 4, 'Fun' => 6 ], $wheel ) );
		$list  = (string) strstr( $html, '<ul class="rueda-report__list"' );
		$area  = '/<h3>(.*?)<\/h3>.*?<strong>(.*?)<\/strong> of 10.*?inline-size:(\d+)%.*?<\/span><\/span>(.*?)<\/li>/';
		preg_match_all( $area, $list, $found );

		self::assertSame( [ 'Money', 'Fun', 'Health' ], $found[1] );
		self::assertSame( [ '4', '6', '9' ], $found[2] );
		self::assertSame( [ '40', '60', '90' ], $found[3] );
		self::assertSame( [ '<p>Begin small.</p>', '', '<p>Keep it.</p>' ], $found[4] );
	}

	public function test_shows_the_sites_logo_for_paper_only_if_there_is_one(): void {
		$report = $this->make_report();
		self::assertStringNotContainsString( 'rueda-report__logo', $this->show( $report ) );
		$file  = '2026/11/logo.png';
		$image = wp_insert_attachment( [ 'post_mime_type' => 'image/png', 'post_title' => 'Logo' ], $file );
		wp_update_attachment_metadata( $image, [ 'width' => 300, 'height' => 90, 'file' => $file ] );
		set_theme_mod( 'custom_logo', $image );
		self::assertMatchesRegularExpression( '/<img [^>]*class="rueda-report__logo"/', $this->show( $report ) );
		remove_theme_mod( 'custom_logo' );
	}

	public function test_everybody_reads_who_can_see_it_and_until_when(): void {
		self::assertStringContainsString(
			'Only people who have its address can see this page. It will be deleted automatically on ',
			$this->show( $this->make_report() )
		);
	}
}
