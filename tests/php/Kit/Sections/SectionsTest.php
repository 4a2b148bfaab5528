<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit\Sections;

use InvalidArgumentException;
use Rueda\Kit\Sections\Arguments;
use Rueda\Kit\Sections\Sections;
use Rueda\Tests\Kit\GeneratedArguments;
use Rueda\Tests\TestCase;

final class SectionsTest extends TestCase {
	public function test_a_section_needs_a_key_and_a_title(): void {
		foreach ( [
			[],
			[ 'key' => 'a' ],
			[ 'title' => 'A' ],
			[ 'key' => '', 'title' => 'A' ],
			[ 'key' => 'a', 'title' => null ],
		] as $section ) {
			self::assertSame(
				'Template type must have key and title',
				self::message( static fn () => ( new Sections() )->register( $section ) )
			);
		}
	}

	public function test_sections_stand_in_their_order_and_their_children_too(): void {
		$sections = new Sections();
		$sections->register( [ 'key' => 'late', 'title' => 'Late' ] );
		$sections->register( [ 'key' => 'later', 'title' => 'Later', 'order' => null ] );
		$sections->register( [ 'key' => 'second', 'title' => 'Second', 'order' => 9 ] );
		$sections->register(
			[
				'key'      => 'first',
				'title'    => 'First',
				'order'    => 0,
				'children' => [
					[ 'key' => 'b', 'title' => 'B' ],
					[ 'key' => 'c', 'title' => 'C' ],
					[ 'key' => 'a', 'title' => 'A', 'order' => 0 ],
				],
			]
		);

		$all = $sections->all();

		self::assertSame( [ 'first', 'second', 'late', 'later' ], array_column( $all, 'key' ) );
		self::assertSame( [ 0, 9, 10, 10 ], array_column( $all, 'order' ) );
		self::assertSame( [ 'a', 'b', 'c' ], array_column( $all[0]['children'], 'key' ) );
		self::assertSame(
			[ true, '', '' ],
			[ $all[0]['useParentDefault'], $all[0]['description'], $all[0]['exportGroup'] ]
		);
	}

	public function test_what_is_not_available_is_hidden_and_a_known_key_gets_the_children(): void {
		$sections = new Sections();
		$sections->register( [ 'key' => 'a', 'title' => 'A', 'children' => [ [ 'key' => 'x', 'title' => 'X' ] ] ] );
		$sections->register(
			[
				'key'      => 'a',
				'title'    => 'Other',
				'order'    => 1,
				'children' => [ [ 'key' => 'y', 'title' => 'Y' ], [ 'key' => 'x', 'title' => 'X2' ] ],
			]
		);
		$sections->register( [ 'key' => 'b', 'title' => 'B', 'isAvailable' => static fn (): bool => false ] );
		$sections->register(
			[
				'key'              => 'c',
				'title'            => 'C',
				'useParentDefault' => false,
				'children'         => [
					[ 'key' => 'z', 'title' => 'Z', 'isAvailable' => static fn (): bool => false ],
				],
			]
		);

		$all = $sections->all();

		self::assertSame( [ 'A', 'C' ], array_column( $all, 'title' ) );
		self::assertSame( [ 'X2', 'Y' ], array_column( $all[0]['children'], 'title' ) );
		self::assertSame( [ false, [] ], [ $all[1]['useParentDefault'], $all[1]['children'] ] );
	}

	public function test_arguments_are_checked_with_the_exact_messages(): void {
		$arguments = new Arguments( [ 'null' => null, 'text' => 'a', 'list' => [ 1 ] ] );
		$cases     = [
			'data is required.'           => static fn () => $arguments->require( 'data' ),
			'more is required.'           => static fn () => $arguments->require_type( 'more', 'string' ),
			'text invalid type: object.'  => static fn () => $arguments->require_type( 'text', 'object' ),
			'null invalid type: object.'  => static fn () => $arguments->require_type( 'null', 'object' ),
			'list invalid type: number.'  => static fn () => $arguments->require_type( 'list', 'number' ),
			'order invalid type: number.' => static fn () => ( new Sections() )->register(
				[ 'key' => 'a', 'title' => 'A', 'order' => '3' ]
			),
		];
		foreach ( $cases as $message => $work ) {
			self::assertSame( $message, self::message( $work ) );
		}
		$arguments->require( 'null' );
		$arguments->require_type( 'text', 'string' );
		$arguments->require_type( 'list', 'object' );
	}

	public function test_the_site_has_six_sections_and_those_of_add_ons(): void {
		add_filter(
			'rueda_kit_sections',
			static fn ( array $sections ): array => [
				...$sections,
				[ 'key' => 'menus', 'title' => 'Menus', 'exportGroup' => 'menus' ],
				[ 'title' => 'Wrong' ],
			]
		);
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );

		$all = Sections::of_site()->all();

		self::assertSame(
			[ 'wheels', 'forms', 'pages', 'patterns', 'settings', 'media', 'menus' ],
			array_column( $all, 'key' )
		);
		self::assertSame( [ 0, 1, 2, 3, 4, 5, 10 ], array_column( $all, 'order' ) );
		self::assertSame( [ 'cta', 'share', 'accessibility' ], array_column( $all[4]['children'], 'key' ) );
		self::assertSame(
			[ 'wheels', 'forms', 'pages', 'patterns' ],
			array_map( [ Sections::of_site(), 'of_doc_type' ], [ 'wheel', 'rueda_form', 'page', 'wp_block' ] )
		);
		self::assertSame( '', Sections::of_site()->of_doc_type( 'post' ) );
	}

	private static function message( callable $work ): string {
		try {
			$work();
		} catch ( InvalidArgumentException $error ) {
			return $error->getMessage();
		}
		return '';
	}

	public function test_a_section_whose_function_fails_is_left_out(): void {
		$this->expect_failing_listeners();
		$sections = new Sections();
		$fail     = static function (): bool {
			throw new \RuntimeException( 'Broken' );
		};
		$sections->register( [ 'key' => 'a', 'title' => 'A', 'isAvailable' => $fail ] );
		$sections->register( [ 'key' => 'b', 'title' => 'B' ] );

		self::assertNotContains( 'a', array_column( $sections->all(), 'key' ) );
		self::assertContains( 'b', array_column( $sections->all(), 'key' ) );
	}

	/**
	 * The test sections.test.ts reads the same file. To update it after a change of the rules:
	 * RUEDA_WRITE_VERDICTS=1 npm test -- php
	 *
	 * @group newest
	 */
	public function test_two_hundred_registries_give_what_the_screen_is_tested_with(): void {
		$generated = new GeneratedArguments( 'sections' );
		$cases     = [];
		for ( $left = 200; $left > 0; $left-- ) {
			$given    = $generated->sections();
			$sections = new Sections();
			$refusals = [];
			foreach ( $given as $section ) {
				$section    = is_array( $section ) ? $section : [];
				$refusals[] = self::message( static fn () => $sections->register( $section ) );
			}
			$told    = [ 'all' => $sections->all(), 'refusals' => array_values( array_filter( $refusals ) ) ];
			$cases[] = [ 'given' => $given, 'told' => $told ];
		}
		GeneratedArguments::assert_written( 'kit-sections.jsonl', $cases );
	}
}
