<?php

declare( strict_types=1 );

namespace Rueda\Kit\Format;

use Rueda\Kit\KitError;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- an item's key; escaped where shown.

/**
 * What a kit says of itself. All values in it have been checked.
 *
 * @phpstan-type Image array{name: string, mime: string, bytes: int, width: int, height: int, alt: string}
 */
final class Manifest {
	/**
	 * @param array<string, ManifestItem> $items     By their keys.
	 * @param array<string, bool>         $settings  By part, as in ManifestReader::NO_SETTINGS.
	 * @param array<string, Image>        $media     By their SHA-256.
	 * @param string                      $thumbnail A key of `$media`, or empty.
	 * @param list<array{key: string, title: string, reason?: string}> $unknown Items that cannot be imported. One
	 *        without a reason is of a kind that this version does not know.
	 * @param string                      $front_page The key of the page that was the front page, or empty.
	 */
	public function __construct(
		public string $name,
		public string $title,
		public string $description,
		public string $locale,
		public string $created,
		public string $plugin,
		public string $wordpress,
		public array $items,
		public array $settings,
		public array $media,
		public string $thumbnail = '',
		public array $unknown = [],
		public string $front_page = ''
	) {}

	/** @throws KitError When there is no such item. */
	public function file( string $key ): string {
		if ( ! isset( $this->items[ $key ] ) ) {
			throw new KitError( 'kit_damaged', $key );
		}
		return $this->items[ $key ]->file();
	}

	/**
	 * The text of the file that ManifestReader reads.
	 *
	 * @param array<string, string> $settings The content of each file of settings, by part.
	 */
	public function json( array $settings ): string {
		$facts = static fn ( string $of ): array => [ 'sha256' => hash( 'sha256', $of ), 'bytes' => strlen( $of ) ];
		return Canonical::json(
			[
				'format'         => ManifestReader::FORMAT,
				'version'        => ManifestReader::VERSION,
				'name'           => $this->name,
				'title'          => $this->title,
				'description'    => $this->description,
				'locale'         => $this->locale,
				'created'        => $this->created,
				'plugin'         => $this->plugin,
				'wordpress'      => $this->wordpress,
				'templates'      => array_map( static fn ( $item ): array => $item->to_array(), $this->items ),
				'settings'       => $this->settings,
				'settings_files' => array_map( $facts, $settings ),
				'media'          => $this->media,
				'thumbnail'      => $this->thumbnail,
				'front_page'     => $this->front_page,
			]
		);
	}
}
