<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit\Import;

use Rueda\Tests\SideBySide;

/**
 * A large kit on a host that allows 30 seconds and 128 MB for a request, with each step in its own request.
 *
 * @group newest
 */
final class SmallHostTest extends ImportTestCase {
	use SeparateRequests;
	use SideBySide;

	private const MOST_BYTES = 128 * 1024 * 1024;

	public function test_two_hundred_items_with_a_hundred_images_come_in(): void {
		$this->fill_large_kit();
		$file = $this->uploads . '/kit.zip';
		$this->kit->write( $file );
		$run  = $this->request( $file );
		$peak = $run['peak'];
		while ( 'done' !== $run['state'] ) {
			$before = $run['done'];
			$run    = $this->request( $run['id'] );
			$peak   = max( $peak, $run['peak'] );
			self::assertGreaterThan( $before, $run['done'] );
			self::assertLessThanOrEqual( $before + 20, $run['done'] );
		}
		self::assertSame( [ 'success', 200 ], [ $run['result'], count( $run['report']['items'] ) ] );
		self::assertSame(
			[ 'created' ],
			array_values( array_unique( array_column( $run['report']['items'], 'outcome' ) ) )
		);
		self::assertSame( [], $run['report']['unresolved'] );
		// WordPress itself raises the memory limit before it opens an image.
		self::assertLessThanOrEqual( self::MOST_BYTES, $peak );
		if ( '' !== (string) getenv( 'RUEDA_FIGURES' ) ) {
			fprintf( STDERR, "peak %.1f MB\n", $peak / 1048576 );
		}
	}

	private function fill_large_kit(): void {
		$images = [];
		for ( $number = 0; $number < 100; $number++ ) {
			$images[] = $this->kit->add_image( 40 + $number, 30, 1000, 'jpeg' );
		}
		for ( $number = 0; $number < 200; $number++ ) {
			$image = $images[ $number % 100 ];
			$this->kit->add(
				'page:p' . $number,
				[
					'image'   => [ '$media' => $image ],
					'content' => '<!-- wp:image {"id":{"$media":"' . $image
						. '"}} --><figure class="wp-block-image"><img src="rueda-kit:media:' . $image
						. '" alt=""/></figure><!-- /wp:image -->'
						. '<!-- wp:paragraph --><p><a href="rueda-kit:page:p' . ( ( $number + 1 ) % 200 ) . '">'
						. str_repeat( 'Words of a page. ', 50 ) . '</a></p><!-- /wp:paragraph -->',
				]
			);
		}
	}
}
