<?php

declare( strict_types=1 );

namespace Rueda\Tests\Report\SavedChart;

use Rueda\Tests\Report\ReportTestCase;

/** Who can add charts of reports to the content of a page. */
final class SavedSourcesTest extends ReportTestCase {
	private const LATEST = '<!-- wp:rueda/saved-chart {"show":"latest","wheelId":7,"chartType":"bar-chart"} /-->';
	private const REPORT = '<!-- wp:rueda/saved-chart {"show":"report","reportId":9} /-->';
	private const OLD    = '<!-- wp:rueda/saved-chart {"reportId":8,"align":"wide"} /-->';

	private const STRIPPED = '<!-- wp:rueda/saved-chart {"wheelId":7,"chartType":"bar-chart"} /-->'
		. '<!-- wp:rueda/saved-chart {} /--><!-- wp:rueda/saved-chart {"align":"wide"} /-->';

	public function test_whoever_may_see_all_reports_adds_them(): void {
		$this->act_as( 'editor' );
		$all = self::LATEST . self::REPORT . self::OLD;
		self::assertSame( $all, $this->saved( $all ) );
	}

	/** @dataProvider others */
	public function test_others_add_none_and_the_block_stays( string $role ): void {
		$page = $this->page_of_an_editor( self::LATEST );
		'' === $role ? wp_set_current_user( 0 ) : $this->act_as( $role );
		$all = self::LATEST . self::REPORT . self::OLD;
		self::assertSame( self::STRIPPED, $this->saved( $all ) );
		// The page had this one.
		self::assertSame(
			self::LATEST . '<p>A \\ B</p>' . substr( self::STRIPPED, strpos( self::STRIPPED, '/-->' ) + 4 ),
			$this->saved( self::LATEST . '<p>A \\ B</p>' . self::REPORT . self::OLD, $page )
		);
		// Nor can they show another wheel or report with it.
		$other = str_replace( '7', '6', self::LATEST );
		self::assertStringNotContainsString( 'show', $this->saved( $other, $page ) );
		self::assertStringNotContainsString( 'show', $this->saved( self::LATEST, $page ) );
	}

	/** @return iterable<array{string}> */
	public static function others(): iterable {
		yield [ 'author' ];
		yield [ 'contributor' ];
		yield [ '' ];
	}

	public function test_a_revision_and_an_unsaved_change_have_the_sources_of_their_page_and_no_others(): void {
		$page = $this->page_of_an_editor( self::LATEST );
		$this->act_as( 'author' );
		$this->saved( self::LATEST . '<p>More</p>', $page );
		$revisions = wp_get_post_revisions( $page );
		self::assertSame( self::LATEST . '<p>More</p>', reset( $revisions )->post_content ?? '' );

		$revision = _wp_put_post_revision( [ 'ID' => $page, 'post_content' => self::LATEST . self::REPORT ], true );
		self::assertSame(
			self::LATEST . '<!-- wp:rueda/saved-chart {} /-->',
			get_post( (int) $revision )->post_content ?? ''
		);
	}

	public function test_content_without_such_a_chart_is_stored_as_it_is_without_a_look_at_the_page(): void {
		$this->act_as( 'author' );
		$content = '<!-- wp:paragraph {"show":"report","reportId":9} --><p>rueda/saved</p><!-- /wp:paragraph -->';
		$own     = '<!-- wp:rueda/saved-chart {"chartData":{"labels":[]}} /-->';
		self::assertSame( $content, $this->saved( $content ) );
		self::assertSame( $own, $this->saved( $own ) );
	}

	private function page_of_an_editor( string $content ): int {
		$this->act_as( 'editor' );
		return (int) wp_insert_post(
			[
				'post_type'    => 'page',
				'post_title'   => 'Wheels',
				'post_status'  => 'publish',
				'post_author'  => get_current_user_id(),
				'post_content' => wp_slash( $content ),
			]
		);
	}

	private function saved( string $content, int $page = 0 ): string {
		$id = wp_insert_post(
			[ 'post_title' => 'A', 'post_type' => 'page', 'post_content' => wp_slash( $content ), 'ID' => $page ]
		);
		clean_post_cache( $id );
		return get_post( $id )->post_content ?? '';
	}
}
