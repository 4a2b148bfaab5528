<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit\Import\Undo;

use Rueda\Tests\Kit\Import\ImportTestCase;

/** How many patterns each category has, before and after the undo of an import. */
final class CategoryCountTest extends ImportTestCase {
	public function test_a_replaced_pattern_counts_in_its_own_categories_again_when_the_import_is_undone(): void {
		$this->populate();
		$this->fill_kit();
		$before = $this->site();
		self::assertSame( [ 'Banners' => 1, 'Other' => 1 ], self::counts() );
		$run = $this->import( [ 'wp_block:offer' => 'replace' ] );
		self::assertSame( [ 'Banners' => 1, 'New ones' => 1, 'Other' => 0 ], self::counts() );
		$this->undo( $run );
		self::assertSame( [ 'Banners' => 1, 'Other' => 1 ], self::counts() );
		$this->assert_site( $before );
	}

	/** @return array<string, int> By the names of the categories. */
	private static function counts(): array {
		$terms = get_terms( [ 'taxonomy' => 'wp_pattern_category', 'hide_empty' => false ] );
		return array_column( is_array( $terms ) ? $terms : [], 'count', 'name' );
	}
}
