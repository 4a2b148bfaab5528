<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit\Import;

use Rueda\Kit\Archive\ZipKit;
use Rueda\Kit\Export\ExportChoice;
use Rueda\Kit\Export\Exporter;
use Rueda\Kit\Export\ItemFields;
use Rueda\Kit\Format\Kit;
use Rueda\Kit\Import\ImportChoice;
use Rueda\Kit\Import\KitFiles;
use Rueda\Kit\Import\Matches;
use Rueda\Kit\Import\Preview;
use Rueda\Kit\Import\Run;
use Rueda\Kit\Library\StarterKits;

/** Each starter kit, on a site that has none of its content. */
final class StarterImportTest extends ImportTestCase {
	private string $id = '';

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'pre_http_request', static fn () => self::fail( 'A request was made.' ) );
		foreach ( get_posts(
			[ 'post_type' => [ 'page', 'wheel', 'rueda_form' ], 'post_status' => 'any', 'numberposts' => -1 ]
		) as $post ) {
			wp_delete_post( $post->ID, true );
		}
	}

	/** @dataProvider english_kits */
	public function test_a_starter_kit_arrives_whole_and_points_only_at_itself( string $id ): void {
		$this->assert_arrives( $id );
	}

	/**
	 * @dataProvider spanish_kits
	 *
	 * @group newest
	 */
	public function test_a_translated_starter_kit_arrives_whole_and_points_only_at_itself( string $id ): void {
		$this->assert_arrives( $id );
	}

	private function assert_arrives( string $id ): void {
		$this->id = $id;
		$manifest = $this->starter()->manifest();
		$run      = $this->import_starter();

		self::assertSame( 'success', $run->result, $run->reason . ' ' . $run->entry );
		self::assertSame( [ 'created' ], array_values( array_unique( array_column( $run->items, 'outcome' ) ) ) );
		self::assertSame( [], $run->unresolved );
		self::assertSame( [], $run->addresses );
		self::assertSameSize( $manifest->items, $run->items );
		$posts = array_map( static fn ( array $item ): int => $item['id'], $run->items );
		foreach ( $posts as $key => $post_id ) {
			$post = get_post( $post_id );
			self::assertSame( 'publish', $post->post_status, $key );
			self::assertSame( substr( $key, strpos( $key, ':' ) + 1 ), $post->post_name );
			self::assertDoesNotMatchRegularExpression( '/\$kit|\$media|rueda-kit:/', $post->post_content, $key );
			preg_match_all( '/"(?:wheelId|formId)":(\d+)/', $post->post_content, $numbers );
			self::assertSame( [], array_diff( array_map( 'intval', $numbers[1] ), $posts ), $key );
			preg_match_all( '/<img src="([^"]*)"/', $post->post_content, $images );
			foreach ( $images[1] as $address ) {
				self::assertGreaterThan( 0, attachment_url_to_postid( $address ), $address );
			}
			$html = apply_filters( 'the_content', $post->post_content );
			self::assertStringNotContainsString( '<!-- wp:', $html );
		}
		if ( $manifest->settings['cta'] ) {
			$page = preg_grep( '/^page:contact/', array_keys( $posts ) );
			self::assertSame(
				get_permalink( $posts[ (string) reset( $page ) ] ),
				get_option( 'rueda_settings_cta' )['buttonLink']
			);
			self::assertSame( 'everywhere', get_option( 'rueda_accessibility' )['display'] );
		}
	}

	/**
	 * @dataProvider every_kit
	 *
	 * @group newest
	 */
	public function test_a_second_import_of_a_starter_kit_finds_everything_there( string $id ): void {
		$this->id = $id;
		$this->import_starter();
		$preview = new Preview( $this->found_matches(), static fn ( string $code ): string => $code );
		foreach ( $preview->describe( $this->starter() )['items'] as $item ) {
			self::assertSame( Matches::SAME, $item['state'], $item['key'] );
		}
		$again = $this->import_starter();
		self::assertSame(
			[ 'already_here' ],
			array_values( array_unique( array_column( $again->items, 'outcome' ) ) )
		);
	}

	/**
	 * A starter kit is what Rueda exports, see tools/kits.mjs.
	 *
	 * @dataProvider every_kit
	 *
	 * @group newest
	 */
	public function test_a_starter_kit_is_exported_as_it_was_imported( string $id ): void {
		$this->id = $id;
		$this->import_starter();
		$starter  = $this->starter();
		$manifest = $starter->manifest();
		$path     = $this->uploads . '/kit.zip';
		$parts    = array_keys( array_filter( $manifest->settings ) );
		$choice   = new ExportChoice( $manifest->title, '', array_keys( $manifest->items ), $parts );

		self::assertSame( [], Exporter::write( $choice, $path ) );

		$exported = ZipKit::open( $path );
		// An import writes each image anew, so it has another hash.
		$known = $this->hashes( $exported );
		self::assertEquals( array_keys( $manifest->items ), array_keys( $exported->manifest()->items ) );
		foreach ( $manifest->items as $key => $item ) {
			$fields = json_decode( strtr( (string) wp_json_encode( $exported->item( $key ) ), $known ), true );
			self::assertSame( $item->uses, $exported->manifest()->items[ $key ]->uses );
			self::assertEquals( [ 'modified' => '' ] + $starter->item( $key ), [ 'modified' => '' ] + $fields, $key );
		}
		foreach ( $parts as $part ) {
			$settings = $exported->settings( $part );
			self::assertEquals( $settings, array_replace_recursive( $settings, $starter->settings( $part ) ), $part );
		}
	}

	/** @return array<string, string> The hash that each image of an exported kit has in the starter kit. */
	private function hashes( Kit $exported ): array {
		$media  = $this->starter()->manifest()->media;
		$hashes = array_combine( array_column( $media, 'alt' ), array_keys( $media ) );
		return array_map(
			static fn ( array $image ): string => $hashes[ $image['alt'] ],
			$exported->manifest()->media
		);
	}

	/** @return iterable<string, array{string}> */
	public function every_kit(): iterable {
		yield from $this->english_kits();
		yield from $this->spanish_kits();
	}

	/** @return iterable<string, array{string}> */
	public function english_kits(): iterable {
		yield from self::kits_in( 'en' );
	}

	/** @return iterable<string, array{string}> */
	public function spanish_kits(): iterable {
		yield from self::kits_in( 'es' );
	}

	/** @return iterable<string, array{string}> */
	private static function kits_in( string $language ): iterable {
		foreach ( [ 'small-site', 'valley', 'wheel-landing', 'contact' ] as $name ) {
			yield "$name-$language" => [ "$name-$language" ];
		}
	}

	protected function opened(): Kit {
		return $this->starter();
	}

	protected function found_matches(): Matches {
		return new Matches( static fn ( \WP_Post $post ): array => ItemFields::from_post( $post ) );
	}

	private function starter(): Kit {
		$kit = KitFiles::open( 'starter:' . $this->id );
		self::assertEquals( $kit, StarterKits::open( $this->id ) );
		return $kit;
	}

	private function import_starter(): Run {
		$manifest = $this->starter()->manifest();
		$parts    = array_keys( array_filter( $manifest->settings ) );
		$choice   = new ImportChoice( array_keys( $manifest->items ), $parts, [], false, $this->publishes );
		return $this->finish( $this->importer()->start( self::UPLOAD, $choice ) );
	}
}
