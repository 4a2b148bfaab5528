<?php

declare( strict_types=1 );

namespace Rueda\Tests\Blocks;

use Rueda\Blocks\PatternFolder;
use Rueda\Tests\TestCase;
use WP_Block_Pattern_Categories_Registry;
use WP_Block_Patterns_Registry;

final class PatternFolderTest extends TestCase {
	protected function tearDown(): void {
		unregister_block_pattern( 'rueda/test-contact' );
		unregister_block_pattern_category( 'rueda-test' );
		parent::tearDown();
	}

	public function test_makes_a_pattern_of_each_file_once(): void {
		$calls  = 0;
		$make   = static function ( array $form, string $name ) use ( &$calls ): array {
			++$calls;
			return [ 'title' => $form['title'], 'content' => $name ];
		};
		$folder = new PatternFolder( 'rueda-test', RUEDA_DIR . 'includes/Form/Editor/patterns' );
		$folder->register( 'Tests', 'Ready-made tests.', 'rueda/test-', [ 'contact' ], $make );
		$folder->register( 'Tests', 'Ready-made tests.', 'rueda/test-', [ 'contact' ], $make );

		$pattern = WP_Block_Patterns_Registry::get_instance()->get_registered( 'rueda/test-contact' );
		self::assertSame( 1, $calls );
		self::assertSame(
			[ 'Contact form', 'contact', [ 'rueda-test' ] ],
			[ $pattern['title'], $pattern['content'], $pattern['categories'] ]
		);
		$categories = WP_Block_Pattern_Categories_Registry::get_instance();
		self::assertSame( 'Tests', $categories->get_registered( 'rueda-test' )['label'] );
	}
}
