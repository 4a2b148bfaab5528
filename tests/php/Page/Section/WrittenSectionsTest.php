<?php

declare( strict_types=1 );

namespace Rueda\Tests\Page\Section;

use Rueda\Tests\TestCase;

/** Sections and masonries that a page builder left in the content of a page. */
final class WrittenSectionsTest extends TestCase {

	private const SCRIPTS = [ 'rueda-section-view-script', 'rueda-masonry-view-script' ];

	protected function setUp(): void {
		parent::setUp();
		array_map( 'wp_dequeue_script', self::SCRIPTS );
	}

	protected function tearDown(): void {
		array_map( 'wp_dequeue_script', self::SCRIPTS );
		parent::tearDown();
	}

	public function test_a_stretched_part_gets_what_our_section_gets(): void {
		$html = $this->content(
			'<div data-settings=\'{"stretch_element":"yes","parallax":"yes"}\'><img src="a.png"></div>'
		);
		self::assertStringContainsString( 'class="rueda-section is-stretched has-parallax"', $html );
		self::assertSame( [ 'rueda-section-view-script' ], $this->enqueued() );
	}

	public function test_a_masonry_gets_its_columns_and_keeps_its_style(): void {
		$html = $this->content(
			'<div class="cards" style="color:red" data-settings=\'{"columns":"4","verticalSpaceBetween":12}\'></div>'
		);
		self::assertStringContainsString( 'class="cards rueda-masonry"', $html );
		self::assertStringContainsString( 'color:red;--rueda-columns:4;', $html );
		self::assertStringContainsString( '--rueda-gap:12px', $html );
		self::assertSame( [ 'rueda-masonry-view-script' ], $this->enqueued() );
	}

	public function test_settings_that_cannot_be_read_are_the_defaults(): void {
		$html = $this->content( '<div data-settings=\'{"stretch_element":"yes\'></div>' );
		self::assertStringContainsString( 'class="rueda-section"', $html );
		// The script shows a warning to the author.
		self::assertSame( [ 'rueda-section-view-script' ], $this->enqueued() );
	}

	public function test_any_other_content_is_left_alone_and_loads_nothing(): void {
		foreach ( [
			'<p>Text about data-settings and stretch_element.</p>',
			'<div data-settings=\'{"navigation":"arrows"}\'>Other</div>',
			'<p>Parallax</p>',
		] as $content ) {
			self::assertSame( $content, trim( $this->content( $content ) ) );
		}
		self::assertSame( [], $this->enqueued() );
	}

	public function test_our_own_block_is_not_marked_a_second_time(): void {
		$html = $this->content(
			'<!-- wp:rueda/section {"stretch_element":"yes"} --><div class="wp-block-rueda-section__content"></div>'
				. '<!-- /wp:rueda/section -->'
		);
		self::assertStringNotContainsString( '"rueda-section', $html );
		self::assertStringNotContainsString( ' rueda-section', $html );
	}

	private function content( string $content ): string {
		// A page builder's page, where WordPress adds no paragraphs to the lines.
		remove_filter( 'the_content', 'wpautop' );
		$html = apply_filters( 'the_content', $content );
		self::assertIsString( $html );
		return $html;
	}

	/** @return list<string> */
	private function enqueued(): array {
		return array_values( array_filter( self::SCRIPTS, static fn ( $handle ): bool => wp_script_is( $handle ) ) );
	}
}
