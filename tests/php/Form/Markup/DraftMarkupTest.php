<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Markup;

use Rueda\Tests\Form\FormTestCase;

final class DraftMarkupTest extends FormTestCase {
	private const FIELD = [ 'name' => 'your-name' ];

	public function test_a_browser_keeps_what_was_typed_for_an_hour(): void {
		self::assertStringContainsString(
			' data-rueda-draft="60"',
			self::tag( $this->page( $this->make_form( [ self::FIELD ] ) ), '//form' )
		);
	}

	public function test_an_author_switches_it_off_for_a_form(): void {
		$id = $this->make_form( [ self::FIELD ], [ 'meta_input' => [ 'rueda_form_settings' => 'no_drafts: on' ] ] );

		self::assertStringNotContainsString( 'data-rueda-draft', self::tag( $this->page( $id ), '//form' ) );
	}

	public function test_a_message_may_wait_in_the_browser_for_a_day(): void {
		self::assertStringContainsString(
			' data-rueda-waiting="24"',
			self::tag( $this->page( $this->make_form( [ self::FIELD ] ) ), '//form' )
		);
	}

	/** @return array<string, array{string, mixed, bool}> */
	public static function without_waiting(): array {
		return [
			'the author lets none wait'      => [ 'no_waiting: on', 24, true ],
			'the author keeps no answers'    => [ 'no_drafts: on', 24, false ],
			'the site lets none wait'        => [ '', 0, true ],
			'the site says more than a week' => [ '', 169, true ],
			'the site says no number'        => [ '', 'x', true ],
		];
	}

	/** @dataProvider without_waiting */
	public function test_no_message_waits_where( string $settings, mixed $hours, bool $keeps_answers ): void {
		add_filter( 'rueda_form_waiting_hours', static fn (): mixed => $hours );
		$id  = $this->make_form( [ self::FIELD ], [ 'meta_input' => [ 'rueda_form_settings' => $settings ] ] );
		$tag = self::tag( $this->page( $id ), '//form' );

		self::assertStringNotContainsString( 'data-rueda-waiting', $tag );
		self::assertSame( $keeps_answers, str_contains( $tag, 'data-rueda-draft' ) );
	}

	/** @return array<string, array{mixed, string}> */
	public static function minutes(): array {
		return [
			'nothing is kept'   => [ 0, '' ],
			'a quarter'         => [ 15, ' data-rueda-draft="15"' ],
			'longer than a day' => [ 1441, '' ],
			'no number'         => [ 'x', '' ],
		];
	}

	/** @dataProvider minutes */
	public function test_a_site_decides_how_long( mixed $minutes, string $expected ): void {
		add_filter( 'rueda_form_draft_minutes', static fn (): mixed => $minutes );
		$tag = self::tag( $this->page( $this->make_form( [ self::FIELD ] ) ), '//form' );

		self::assertSame( $expected, 1 === preg_match( '/ data-rueda-draft="\d+"/', $tag, $found ) ? $found[0] : '' );
	}
}
