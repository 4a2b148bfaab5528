<?php

declare( strict_types=1 );

namespace Rueda\Tests\Page;

use Rueda\Page\Carousel\CarouselPatterns;
use Rueda\Page\Section\SectionModule;
use Rueda\Tests\TestCase;
use WP_Block_Patterns_Registry;

/** Patterns in Spanish: completely translated, and made of valid blocks. */
final class SpanishPatternsTest extends TestCase {

	private const NAMES = [
		'page-wheel',
		'page-contact',
		'carousel-testimonials',
		'carousel-pictures',
		'carousel-cards',
		'section-opening',
		'section-steps',
		'masonry-voices',
	];

	protected function tearDown(): void {
		restore_previous_locale();
		$this->register();
		parent::tearDown();
	}

	public function test_new_pages_can_start_with_a_wheel_or_a_contact_form(): void {
		$this->register();
		foreach ( [ 'page-wheel' => 'rueda/wheel', 'page-contact' => 'rueda/contact-form' ] as $name => $block ) {
			$pattern = WP_Block_Patterns_Registry::get_instance()->get_registered( "rueda/$name" );
			self::assertSame( [ 'page' ], $pattern['postTypes'] );
			self::assertSame( [ 'core/post-content' ], $pattern['blockTypes'] );
			self::assertContains( $block, $this->blocks( $pattern['content'] ) );
		}
	}

	public function test_every_word_is_translated_and_the_blocks_are_the_same(): void {
		$english = $this->register();
		$this->install_spanish();
		self::assertTrue( switch_to_locale( 'es_ES' ) );
		$spanish = $this->register();

		foreach ( self::NAMES as $name ) {
			$expected = $this->blocks( $english[ $name ]['content'] );
			self::assertSame( $expected, $this->blocks( $spanish[ $name ]['content'] ), $name );
			$before = $this->words( $english[ $name ] );
			$after  = $this->words( $spanish[ $name ] );
			self::assertCount( count( $before ), $after, $name );
			// "Coaching" is a word in both languages.
			$same = array_diff( array_intersect( $after, $before ), [ 'Coaching' ] );
			self::assertSame( [], array_values( $same ), "$name has English words" );
		}
	}

	/** @return array<string, array{title: string, description: string, content: string}> */
	private function register(): array {
		$registry = WP_Block_Patterns_Registry::get_instance();
		foreach ( self::NAMES as $name ) {
			if ( $registry->is_registered( "rueda/$name" ) ) {
				$registry->unregister( "rueda/$name" );
			}
		}
		$categories = \WP_Block_Pattern_Categories_Registry::get_instance();
		foreach ( [ 'rueda-carousels', 'rueda-page' ] as $name ) {
			if ( $categories->is_registered( $name ) ) {
				$categories->unregister( $name );
			}
		}
		( new CarouselPatterns() )->register_all();
		SectionModule::register_patterns();
		$patterns = [];
		foreach ( self::NAMES as $name ) {
			/** @var array{title: string, description: string, content: string} $pattern */
			$pattern           = $registry->get_registered( "rueda/$name" );
			$patterns[ $name ] = $pattern;
		}
		return $patterns;
	}

	/** @return list<string> */
	private function blocks( string $content ): array {
		preg_match_all( '/<!-- wp:([\w\/-]+)/', $content, $found );
		return $found[1];
	}

	/**
	 * All text that visitors read or hear.
	 *
	 * @param array{title: string, description: string, content: string} $pattern
	 * @return list<string>
	 */
	private function words( array $pattern ): array {
		preg_match_all( '/(?:alt="|"label":")([^"]+)"/', $pattern['content'], $named );
		preg_match_all( '/>([^<>]*\p{L}[^<>]*)</u', $pattern['content'], $shown );
		return array_merge( [ $pattern['title'], $pattern['description'] ], $named[1], $shown[1] );
	}
}
