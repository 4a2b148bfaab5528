<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit\Import;

use Rueda\Kit\Import\ReferencesIn;
use Rueda\Tests\Database;
use Rueda\Tests\TestCase;

final class ReferencesInTest extends TestCase {
	/** @dataProvider addresses */
	public function test_an_address_has_one_question_mark( string $url, string $value, string $html ): void {
		$references = new ReferencesIn( [], static fn (): int => 0, static fn (): string => $url );
		self::assertSame( $value, $references->value( 'rueda-kit:page:about?a=b#c' ) );
		self::assertSame( "<a href=\"$html\">", $references->html( '<a href="rueda-kit:page:about?a=b#c">' ) );
	}

	public function test_an_image_is_shown_in_the_size_that_its_block_names(): void {
		$hash   = str_repeat( 'a', 64 );
		$image  = Database::insert_post( [ 'post_type' => 'attachment', 'post_mime_type' => 'image/jpeg' ] );
		$medium = [ 'file' => 'lake-300x200.jpg', 'width' => 300, 'height' => 200, 'mime-type' => 'image/jpeg' ];
		update_attached_file( $image, 'lake.jpg' );
		wp_update_attachment_metadata(
			$image,
			[ 'file' => 'lake.jpg', 'width' => 900, 'height' => 600, 'sizes' => [ 'medium' => $medium ] ]
		);
		$references = new ReferencesIn( [ $hash => $image ], static fn (): int => 0, static fn (): string => '' );
		$address    = 'rueda-kit:media:' . $hash;
		$block      = static fn ( string $attributes ): string => "<!-- wp:image $attributes-->"
			. "<figure><a href=\"$address\"><img src=\"$address\" alt=\"\"/></a></figure><!-- /wp:image -->";
		$expected   = [
			''                       => 'lake.jpg',
			'{"sizeSlug":"medium"} ' => 'lake-300x200.jpg',
			'{"sizeSlug":"gone"} '   => 'lake.jpg',
		];

		foreach ( $expected as $attributes => $file ) {
			preg_match_all( '~/([^/"]+)"~', $references->content( $block( $attributes ) ), $found );
			self::assertSame( [ 'lake.jpg', $file ], array_slice( $found[1], 0, 2 ) );
		}
	}

	/**
	 * @dataProvider foreign_numbers
	 * @param array<string, mixed> $given
	 * @param array<string, mixed> $expected
	 */
	public function test_a_number_of_another_site_is_removed_and_named(
		string $block,
		array $given,
		array $expected
	): void {
		$references = new ReferencesIn(
			[ str_repeat( 'a', 64 ) => 7 ],
			static fn (): int => 8,
			static fn (): string => ''
		);
		$content    = get_comment_delimited_block_content( $block, $given, '' );

		self::assertSame( $expected, parse_blocks( $references->content( $content ) )[0]['attrs'] );
		self::assertCount( 1, $references->unresolved() );
		self::assertStringStartsWith( $block, $references->unresolved()[0] );
	}

	/** @return iterable<string, array{string, array<string, mixed>, array<string, mixed>}> */
	public function foreign_numbers(): iterable {
		$image = [ '$media' => str_repeat( 'a', 64 ) ];
		yield 'parent of a list of pages' => [ 'core/page-list', [ 'parentPageID' => 12 ], [] ];
		yield 'page of such a list' => [ 'core/page-list-item', [ 'id' => 12, 'label' => 'A' ], [ 'label' => 'A' ] ];
		yield 'link to the front page' => [ 'core/home-link', [ 'id' => 12 ], [] ];
		yield 'user' => [ 'core/avatar', [ 'userId' => 1, 'size' => 48 ], [ 'size' => 48 ] ];
		yield 'images, of which the kit has one' => [ 'core/gallery', [ 'ids' => [ $image, 12 ] ], [ 'ids' => [ 7 ] ] ];
		yield 'images, of which the kit has none' => [ 'core/gallery', [ 'ids' => [ 12, 13 ] ], [] ];
		yield 'author of posts' => [
			'core/query',
			[ 'query' => [ 'author' => '1,2', 'perPage' => 3, 'exclude' => [] ] ],
			[ 'query' => [ 'perPage' => 3, 'exclude' => [] ] ],
		];
		yield 'categories of posts' => [
			'core/query',
			[ 'query' => [ 'taxQuery' => [ 'category' => [ 4 ] ], 'parents' => [ 5 ] ] ],
			[ 'query' => [] ],
		];
		yield 'categories of older queries' => [
			'core/query',
			[ 'query' => [ 'categoryIds' => [ 4 ], 'tagIds' => [] ] ],
			[ 'query' => [ 'tagIds' => [] ] ],
		];
		yield 'terms' => [
			'core/terms-query',
			[ 'termQuery' => [ 'include' => [ 4 ], 'perPage' => 2 ] ],
			[ 'termQuery' => [ 'perPage' => 2 ] ],
		];
		yield 'categories of the latest posts' => [
			'core/latest-posts',
			[ 'categories' => [ [ 'id' => 4, 'value' => 'News' ] ] ],
			[],
		];
		yield 'author of the latest posts' => [ 'core/latest-posts', [ 'selectedAuthor' => 2 ], [] ];
		yield 'widget' => [ 'core/legacy-widget', [ 'id' => 'text-3' ], [] ];
		yield 'image in place of a pattern’s' => [
			'core/block',
			[ 'ref' => [ '$kit' => 'wp_block:a' ], 'content' => [ 'Photo' => [ 'id' => 12, 'alt' => 'x' ] ] ],
			[ 'ref' => 8, 'content' => [ 'Photo' => [ 'alt' => 'x' ] ] ],
		];
		yield 'background' => [
			'core/group',
			[ 'style' => [ 'background' => [ 'backgroundImage' => [ 'id' => 12, 'source' => 'file' ] ] ] ],
			[ 'style' => [ 'background' => [ 'backgroundImage' => [ 'source' => 'file' ] ] ] ],
		];
		yield 'reports of a wheel, whose ratings would be shown' => [
			'rueda/saved-chart',
			[ 'show' => 'latest', 'wheelId' => [ '$kit' => 'wheel:balance' ] ],
			[ 'wheelId' => 8 ],
		];
		yield 'wheel' => [ 'rueda/wheel', [ 'wheelId' => 12 ], [] ];
	}

	public function test_names_of_patterns_and_html_carry_no_number_of_another_site(): void {
		$references = new ReferencesIn( [], static fn (): int => 0, static fn (): string => '' );
		self::assertSame(
			'<!-- wp:group {"metadata":{"name":"Band"}} -->'
				. '<img data-id="" src="https://a.test/a.png"/><!-- /wp:group -->',
			$references->content(
				'<!-- wp:group {"metadata":{"name":"Band","patternName":"core/block/12"}} -->'
					. '<img data-id="12" src="https://a.test/a.png"/><!-- /wp:group -->'
			)
		);
	}

	/** @return iterable<string, array{string, string, string}> */
	public function addresses(): iterable {
		$plain = 'https://a.test/?page_id=7';
		$named = 'https://a.test/about/';
		yield 'plain' => [ $plain, $plain . '&a=b#c', $plain . '&amp;a=b#c' ];
		yield 'named' => [ $named, $named . '?a=b#c', $named . '?a=b#c' ];
	}
}
