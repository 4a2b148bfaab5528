<?php

declare( strict_types=1 );

namespace Rueda\Tests\Blocks;

use Rueda\Definitions;
use Rueda\Tests\TestCase;
use WP_HTML_Tag_Processor;

/** What blocks say of themselves before any script. Wheels and forms have it in their own tests. */
final class BlockStatusTest extends TestCase {
	private const SLIDE = '<!-- wp:rueda/slide --><p>Words</p><!-- /wp:rueda/slide -->';

	/** @return iterable<string, array{string, string, string}> */
	public function blocks(): iterable {
		$chart = '{"chartData":{"labels":["Health"],"datasets":[{"data":[7],"backgroundColor":["#123456"]}]}}';
		yield 'a section that the script stretches' => [ 'section', 'printed', '{"stretch_element":"yes"}' ];
		yield 'a section without a script' => [ 'section', 'ready', '{}' ];
		yield 'a masonry' => [ 'masonry', 'printed', '{}' ];
		yield 'a carousel' => [ 'carousel', 'printed', '{}', self::SLIDE . self::SLIDE ];
		yield 'a carousel with one slide' => [ 'carousel', 'static', '{}', self::SLIDE ];
		yield 'a toolbar' => [ 'accessibility-toolbar', 'printed', '{}' ];
		yield 'a saved chart' => [ 'saved-chart', 'printed', $chart ];
		yield 'a saved chart whose report is gone' => [ 'saved-chart', 'missing', '{"reportId":99999999}' ];
	}

	/** @dataProvider blocks */
	public function test_each_block_says_what_it_is_doing(
		string $name,
		string $word,
		string $attributes,
		string $inside = '<p>Words</p>'
	): void {
		$this->act_as( 'administrator' );
		$html = do_blocks( "<!-- wp:rueda/$name $attributes -->$inside<!-- /wp:rueda/$name -->" );
		$tags = new WP_HTML_Tag_Processor( $html );
		self::assertTrue( $tags->next_tag(), $html );
		self::assertSame( $word, $tags->get_attribute( 'data-rueda-status' ), $html );
		$kind = 'accessibility-toolbar' === $name ? 'toolbar' : $name;
		self::assertContains( $word, Definitions::BLOCK_STATUSES[ $kind ] );
	}
}
