<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit\Export;

use Rueda\Kit\Export\Keys;
use Rueda\Tests\Kit\KitTestCase;

final class KeysTest extends KitTestCase {
	public function test_posts_with_one_slug_and_drafts_without_one_have_keys_of_their_own(): void {
		$parent = $this->make( 'page', 'about' );
		$first  = $this->make( 'page', 'team' );
		$second = $this->make( 'page', 'team', '', [ 'post_parent' => $parent->ID ] );
		$draft  = $this->make( 'page', '', '', [ 'post_status' => 'draft', 'post_title' => 'Our team' ] );
		$far    = $this->make( 'page', '', '', [ 'post_title' => '私たち' ] );
		$keys   = new Keys();

		self::assertSame(
			[ 'page:team', 'page:team-2', 'page:our-team' ],
			array_map( [ $keys, 'key_of' ], [ $first, $second, $draft ] )
		);
		self::assertMatchesRegularExpression( '/^page:item-[0-9a-f]{8}$/D', (string) $keys->key_of( $far ) );
		self::assertSame( $second->ID, $keys->post( 'page:team-2' )?->ID );
		self::assertNull( $keys->post( 'post:hello-world' ) );
	}
}
