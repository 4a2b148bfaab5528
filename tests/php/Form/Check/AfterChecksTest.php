<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Check;

use Rueda\Tests\Database;

/** What an author is told about the time after sending. */
final class AfterChecksTest extends CheckTestCase {
	private const TEXT = '<!-- wp:paragraph --><p>%s</p><!-- /wp:paragraph -->';

	/** @param array<string, mixed> $attributes */
	private static function after( array $attributes, string $content = '' ): string {
		$json = [] === $attributes ? '' : serialize_block_attributes( $attributes ) . ' ';
		return "<!-- wp:rueda/form-thanks {$json}-->{$content}<!-- /wp:rueda/form-thanks -->";
	}

	/** @return list<string> */
	private function found( string ...$after ): array {
		$codes = $this->codes( [ self::EMAIL, ...$after ] );
		return array_keys( array_filter( $codes, static fn ( string $part ): bool => 'after_sending.body' === $part ) );
	}

	private static function page_in( string $status ): int {
		return Database::insert_post(
			[ 'post_type' => 'page', 'post_title' => 'Thanks', 'post_status' => $status ]
		);
	}

	public function test_content_with_answers_and_a_public_page_are_right(): void {
		$page = [ 'then' => 'page', 'pageId' => self::page_in( 'publish' ), 'fields' => [ 'your-email' ] ];

		self::assertSame( [], $this->found( self::after( [], sprintf( self::TEXT, '[your-email] [_date]' ) ) ) );
		self::assertSame( [], $this->found( self::after( $page ) ) );
	}

	public function test_a_page_that_visitors_cannot_view_or_that_is_missing_is_told(): void {
		$of = fn ( array $more ): array => $this->found( self::after( [ 'then' => 'page' ] + $more ) );

		self::assertSame( [ 'after_page_gone' ], $of( [ 'pageId' => self::page_in( 'draft' ) ] ) );
		self::assertSame( [ 'after_page_gone' ], $of( [ 'pageId' => self::page_in( 'trash' ) ] ) );
		self::assertSame( [ 'after_page_gone' ], $of( [ 'pageId' => 999999 ] ) );
		self::assertSame( [ 'after_no_page' ], $of( [] ) );
		self::assertSame( [ 'after_other_site' ], $of( [ 'address' => 'https://elsewhere.example/' ] ) );
	}

	public function test_empty_content_and_answers_of_fields_that_are_gone_are_told(): void {
		$page = [ 'then' => 'page', 'pageId' => self::page_in( 'publish' ), 'fields' => [ 'gone' ] ];

		self::assertSame( [ 'after_empty' ], $this->found( self::after( [], sprintf( self::TEXT, ' ' ) ) ) );
		self::assertSame( [ 'after_unknown_tag' ], $this->found( self::after( [], sprintf( self::TEXT, '[gone]' ) ) ) );
		self::assertSame( [ 'after_field_gone' ], $this->found( self::after( $page ) ) );
	}

	public function test_a_block_after_one_without_conditions_is_never_reached(): void {
		$always = self::after( [], sprintf( self::TEXT, 'Thanks.' ) );
		$rule   = [ 'field' => 'your-email', 'is' => 'contains', 'value' => '.es' ];
		$some   = self::after(
			[ 'showIf' => [ 'match' => 'all', 'rules' => [ $rule ] ] ],
			sprintf( self::TEXT, 'Gracias.' )
		);

		self::assertSame( [ 'after_never_reached' ], $this->found( $always, $some ) );
		self::assertSame( [], $this->found( $some, $always ) );
	}
}
