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
