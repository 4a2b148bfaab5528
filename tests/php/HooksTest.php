<?php

declare( strict_types=1 );

namespace Rueda\Tests;

use Rueda\Plugin;

/** The table that the build has read from the classes, and by which WordPress is told of their hooks. */
final class HooksTest extends TestCase {
	/**
	 * @var array{
	 *     hooks: array<string, list<array{string, string, int}>>,
	 *     calls: array<string, list<array{string, string, string, int, bool}>>,
	 *     printers: array<string, array{string, string, string}>
	 * }
	 */
	private array $table;

	protected function setUp(): void {
		parent::setUp();
		$this->table = require RUEDA_DIR . 'build/hooks.php';
	}

	public function test_the_table_has_each_hook_that_a_class_declares_and_no_other(): void {
		$declared = [];
		foreach ( Plugin::MODULES as $class ) {
			foreach ( method_exists( $class, 'hooks' ) ? $class::hooks() : [] as $kind => $hooks ) {
				foreach ( $hooks as $hook ) {
					[ $name, $method, $priority, $count ] = $hook + [ 2 => 10, 3 => 1 ];

					$parts      = explode( '.', $method );
					$declared[] = [ $kind, $name, $priority, end( $parts ), $count ];
				}
			}
		}
		$written = [];
		foreach ( $this->table['hooks'] as $kind => $hooks ) {
			foreach ( $hooks as [ $name, $call, $priority ] ) {
				foreach ( $this->table['calls'][ $call ] as [ , , $method, $count ] ) {
					$written[] = [ $kind, $name, $priority, $method, $count ];
				}
			}
		}

		self::assertEqualsCanonicalizing( $declared, $written );
	}

	public function test_what_the_table_names_can_be_called_and_gives_nothing_back_where_it_says_so(): void {
		foreach ( $this->table['calls'] as $call => $targets ) {
			foreach ( $targets as [ $class, $part, $method, , $is_action ] ) {
				$owner = in_array( $part, [ '', '::' ], true )
					? $class
					: (string) ( new \ReflectionMethod( $class, $part ) )->getReturnType();
				$found = new \ReflectionMethod( $owner, $method );

				self::assertTrue( $found->isPublic(), $call );
				self::assertSame( '::' === $part, '::' === $part && $found->isStatic(), $call );
				self::assertSame( $is_action, 'void' === (string) $found->getReturnType(), $call );
			}
		}
	}

	public function test_every_block_of_ours_that_pages_know_has_what_prints_it_or_prints_its_content(): void {
		$known = [ 'rueda/wheel', 'rueda/saved-chart', 'rueda/call-to-action', 'rueda/contact-form', 'rueda/carousel' ];
		$more  = [ 'rueda/slide', 'rueda/section', 'rueda/masonry', 'rueda/accessibility-toolbar' ];

		self::assertEqualsCanonicalizing( [ ...$known, ...$more ], array_keys( $this->table['printers'] ) );
	}

	public function test_a_request_with_numbers_for_names_is_answered(): void {
		$_GET = [ '0' => 'x', 'rueda_picture' => 'none' ];

		( new \Rueda\Modules() )->listen();

		self::assertNotFalse( has_action( 'parse_request' ) );
		$_GET = [];
	}
}
