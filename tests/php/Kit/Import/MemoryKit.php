<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit\Import;

use Rueda\Kit\Format\Canonical;
use Rueda\Kit\Format\ImageCheck;
use Rueda\Kit\Format\Kit;
use Rueda\Kit\Format\Manifest;
use Rueda\Kit\Format\ManifestItem;
use Rueda\Kit\KitError;
use Rueda\Tests\Kit\HostileZip;

/** A kit in memory, without a file. */
final class MemoryKit implements Kit {
	/** @var array<string, array<string, mixed>> */
	public array $items = [];

	/** @var array<string, array<string, mixed>> */
	public array $settings = [];

	/** @var array<string, string> */
	public array $images = [];

	/** @var array<string, string> Names of images by hash; the others have one that is made up. */
	public array $names = [];

	/** @var array<string, list<string>> */
	public array $uses = [];

	public string $wordpress = '6.5';

	public string $front_page = '';

	public function __construct( public string $title = 'A kit' ) {}

	/** @param array<string, mixed> $fields */
	public function add( string $key, array $fields ): self {
		[ , $slug ]          = explode( ':', $key );
		$this->items[ $key ] = $fields + [
			'title'    => ucfirst( $slug ),
			'slug'     => $slug,
			'status'   => 'publish',
			'content'  => '',
			'modified' => '2026-01-01T00:00:00Z',
		];
		return $this;
	}

	/** @return string The hash of a new image. */
	public function add_image( int $width = 20, int $height = 10, int $shade = 100, string $type = 'png' ): string {
		$image = imagecreatetruecolor( $width, $height );
		imagefill( $image, 0, 0, (int) imagecolorallocate( $image, $shade % 256, intdiv( $shade, 256 ), 50 ) );
		ob_start();
		[ 'png' => 'imagepng', 'jpeg' => 'imagejpeg', 'gif' => 'imagegif', 'webp' => 'imagewebp' ][ $type ]( $image );
		return $this->add_bytes( (string) ob_get_clean() );
	}

	public function add_bytes( string $bytes ): string {
		$sha256                  = hash( 'sha256', $bytes );
		$this->images[ $sha256 ] = $bytes;
		return $sha256;
	}

	/** @return HostileZip All of it but its manifest, which write() adds. */
	private function zip(): HostileZip {
		$zip      = new HostileZip();
		$manifest = $this->manifest();
		foreach ( $manifest->items as $key => $item ) {
			$zip->add( $item->file(), Canonical::json( $this->items[ $key ] ), [ 'method' => 0 ] );
		}
		foreach ( $this->settings as $part => $values ) {
			$zip->add( "settings/$part.json", Canonical::json( $values ) );
		}
		foreach ( $this->images as $sha256 => $bytes ) {
			$extension = array_search( $manifest->media[ $sha256 ]['mime'], ImageCheck::MIMES, true );
			$zip->add( "media/$sha256.$extension", $bytes, [ 'method' => 0 ] );
		}
		return $zip;
	}

	/** Writes the kit into a file. */
	public function write( string $path ): void {
		$settings = array_map( static fn ( array $values ): string => Canonical::json( $values ), $this->settings );
		$manifest = $this->manifest()->json( $settings );
		file_put_contents( $path, $this->zip()->add( 'manifest.json', $manifest )->bytes() );
	}

	public function manifest(): Manifest {
		$items = [];
		foreach ( $this->items as $key => $fields ) {
			[ $type, $slug ] = explode( ':', $key );
			$items[ $key ]   = new ManifestItem(
				$type,
				$slug,
				$fields['title'],
				hash( 'sha256', Canonical::json( $fields ) ),
				strlen( Canonical::json( $fields ) ),
				$this->uses[ $key ] ?? []
			);
		}
		$media = [];
		foreach ( $this->images as $sha256 => $bytes ) {
			$size             = getimagesizefromstring( $bytes );
			$media[ $sha256 ] = [
				'name'   => $this->names[ $sha256 ] ?? 'Sea side.' . image_type_to_extension( $size[2], false ),
				'mime'   => $size['mime'],
				'bytes'  => strlen( $bytes ),
				'width'  => $size[0],
				'height' => $size[1],
				'alt'    => 'The sea',
			];
		}
		$settings = [];
		foreach ( [ 'cta', 'share', 'accessibility' ] as $part ) {
			$settings[ $part ] = isset( $this->settings[ $part ] );
		}
		return new Manifest(
			'a-kit',
			$this->title,
			'',
			'en_US',
			'2026-01-01T00:00:00Z',
			'1.0.0',
			$this->wordpress,
			$items,
			$settings,
			$media,
			'',
			[ [ 'key' => 'quiz:one', 'title' => 'A quiz' ] ],
			$this->front_page
		);
	}

	public function item( string $key ): array {
		return $this->items[ $key ] ?? throw new KitError( 'kit_damaged', $key );
	}

	public function settings( string $part ): array {
		return $this->settings[ $part ] ?? throw new KitError( 'kit_damaged', $part );
	}

	public function image( string $sha256 ): string {
		return $this->images[ $sha256 ] ?? throw new KitError( 'kit_damaged', $sha256 );
	}
}
