<?php

declare( strict_types=1 );

namespace Rueda\Kit\Export;

use Rueda\Kit\Archive\ZipWriter;
use Rueda\Kit\Format\Canonical;
use Rueda\Kit\Format\ImageCheck;
use Rueda\Kit\Format\Limits;
use Rueda\Kit\Format\Manifest;
use Rueda\Kit\Format\ManifestItem;
use Rueda\Kit\Format\ManifestReader;
use Rueda\Kit\KitError;
use Rueda\Kit\SiteFrontPage;
use Rueda\Support\Characters;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- an entry's name; escaped where shown.

/**
 * Writes a kit of this site's content. The same content makes the same file, except for the time in its manifest.
 *
 * @phpstan-import-type Facts from SiteImages
 */
final class Exporter {
	private const WORDPRESS = '6.5';

	private SiteImages $images;
	/** @var array<string, ManifestItem> */
	private array $items = [];
	/** @var array<string, string> Content by the name of the file. */
	private array $files = [];
	/** @var array<string, true> Hashes. */
	private array $used_images = [];
	/** @var array<string, true> Names of files. */
	private array $lost_images = [];
	/** @var list<string> */
	private array $left_out = [];

	private string $thumbnail = '';

	private function __construct( private Keys $keys ) {
		$this->images = new SiteImages();
	}

	/**
	 * Writes a kit to the path. Nothing is left there when it fails.
	 *
	 * @return list<string> Names of images that had to be left out.
	 * @throws KitError When something chosen is not there, or the kit would be too large to be imported.
	 */
	public static function write( ExportChoice $choice, string $path ): array {
		$exporter = new self( new Keys() );
		try {
			$exporter->put_together( $choice, $path );
			return $exporter->left_out;
		} catch ( KitError $error ) {
			wp_delete_file( $path );
			throw $error;
		}
	}

	/** The name of the file for a download. */
	public static function file_name( string $title ): string {
		return self::name( $title ) . '.zip';
	}

	private static function name( string $title ): string {
		$name = preg_replace( '/[^a-z0-9_-]/', '', sanitize_title( remove_accents( $title ) ) ) ?? '';
		return '' === $name ? 'kit' : substr( $name, 0, 80 );
	}

	private function put_together( ExportChoice $choice, string $path ): void {
		$keys = array_unique( $choice->items );
		sort( $keys, SORT_STRING );
		array_map( [ $this, 'add_item' ], $keys );
		$settings = [];
		foreach ( array_unique( $choice->settings ) as $part ) {
			$settings[ $part ] = $this->settings_json( $part );
		}
		$media    = $choice->media ? $this->media() : [];
		$manifest = new Manifest(
			self::name( $choice->title ),
			Characters::cut( $choice->title, 200 ),
			Characters::cut( $choice->description, 5000 ),
			get_locale(),
			gmdate( 'Y-m-d\TH:i:s\Z' ),
			RUEDA_VERSION,
			self::WORDPRESS,
			$this->items,
			array_fill_keys( array_keys( $settings ), true ) + ManifestReader::NO_SETTINGS,
			$media,
			isset( $media[ $this->thumbnail ] ) ? $this->thumbnail : '',
			[],
			$this->front_page()
		);
		$this->write_zip( $path, $manifest->json( $settings ), $media );
	}

	private function add_item( string $key ): void {
		$post = $this->keys->post( $key );
		if ( null === $post ) {
			throw new KitError( 'kit_bad_choice', $key );
		}
		$references = new References( $this->keys, $this->images );
		$fields     = ItemFields::with_references( $post, $references );
		$json       = Canonical::json( $fields );
		if ( strlen( $json ) > Limits::JSON ) {
			throw new KitError( 'kit_too_large', $key );
		}
		$slug  = substr( $key, strlen( $post->post_type ) + 1 );
		$title = Characters::cut( $post->post_title, 1000 );
		$uses  = array_values( array_diff( $references->uses(), [ $key ] ) );
		$item  = ManifestItem::of_json( $post->post_type, $slug, $title, $json, $uses );
		$image = $fields['image'] ?? null;
		if ( '' === $this->thumbnail && is_array( $image ) && is_string( $image['$media'] ?? null ) ) {
			$this->thumbnail = $image['$media'];
		}
		$this->items[ $key ]          = $item;
		$this->files[ $item->file() ] = $json;
		$this->note_images( $references );
	}

	/** The key of the site's front page, if it is in the kit. */
	private function front_page(): string {
		$page = get_post( SiteFrontPage::id() );
		$key  = null === $page || 0 === SiteFrontPage::id() ? '' : (string) $this->keys->key_of( $page );
		return isset( $this->items[ $key ] ) ? $key : '';
	}

	private function settings_json( string $part ): string {
		if ( ! SettingsParts::is_one( $part ) ) {
			throw new KitError( 'kit_bad_choice', $part );
		}
		$references                           = new References( $this->keys, $this->images );
		$json                                 = Canonical::json( SettingsParts::values_of( $part, $references ) );
		$this->files[ "settings/$part.json" ] = $json;
		$this->note_images( $references );
		return $json;
	}

	private function note_images( References $references ): void {
		$this->used_images += array_fill_keys( $references->images(), true );
		$this->lost_images += array_fill_keys( $references->lost_images(), true );
	}

	/**
	 * An image that no import would accept is left out and reported, so that one bad image does not stop the export.
	 *
	 * @return array<string, Facts>
	 */
	private function media(): array {
		$media  = [];
		$hashes = array_map( 'strval', array_keys( $this->used_images ) );
		sort( $hashes, SORT_STRING );
		$this->left_out = array_map( 'strval', array_keys( $this->lost_images ) );
		foreach ( $hashes as $hash ) {
			if ( $this->images->is_taken( $hash ) ) {
				$media[ $hash ] = $this->images->facts( $hash );
			} else {
				$this->left_out[] = wp_basename( $this->images->path( $hash ) );
			}
		}
		return $media;
	}

	/** @param array<string, Facts> $media */
	private function write_zip( string $path, string $manifest, array $media ): void {
		$json  = strlen( $manifest ) + array_sum( array_map( 'strlen', $this->files ) );
		$total = $json + array_sum( array_column( $media, 'bytes' ) );
		$count = 1 + count( $this->files ) + count( $media );
		if ( $total > Limits::TOTAL || $json > Limits::ALL_JSON || $count > Limits::ENTRIES ) {
			throw new KitError( 'kit_too_large' );
		}
		$zip = ZipWriter::create_at( $path );
		$zip->add( 'manifest.json', $manifest );
		ksort( $this->files, SORT_STRING );
		foreach ( $this->files as $name => $json ) {
			$zip->add( $name, $json );
		}
		foreach ( $media as $hash => $facts ) {
			$extension = (string) array_search( $facts['mime'], ImageCheck::MIMES, true );
			$zip->add_file( "media/$hash.$extension", $this->images->path( (string) $hash ), (string) $hash );
		}
		$zip->finish();
		clearstatcache( true, $path );
		if ( filesize( $path ) > Limits::file() ) {
			throw new KitError( 'kit_too_large' );
		}
	}
}
