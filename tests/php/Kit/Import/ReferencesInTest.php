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

	/** @return iterable<string, array{string, string, string}> */
	public function addresses(): iterable {
		$plain = 'https://a.test/?page_id=7';
		$named = 'https://a.test/about/';
		yield 'plain' => [ $plain, $plain . '&a=b#c', $plain . '&amp;a=b#c' ];
		yield 'named' => [ $named, $named . '?a=b#c', $named . '?a=b#c' ];
	}
}
