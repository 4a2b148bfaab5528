<?php

declare( strict_types=1 );

namespace Rueda\Kit\Format;

defined( 'ABSPATH' ) || exit;

/** Writes what ManifestReader reads. */
final class ManifestWriter {
	/** @param array<string, string> $settings The content of each file of settings, by part. */
	public static function json( Manifest $manifest, array $settings ): string {
		$files = array_map(
			static fn ( string $json ): array => [
				'sha256' => hash( 'sha256', $json ),
				'bytes'  => strlen( $json ),
			],
			$settings
		);
		$items = array_map( static fn ( ManifestItem $item ): array => $item->to_array(), $manifest->items );
		return Canonical::json(
			[
				'format'         => ManifestReader::FORMAT,
				'version'        => ManifestReader::VERSION,
				'name'           => $manifest->name,
				'title'          => $manifest->title,
				'description'    => $manifest->description,
				'locale'         => $manifest->locale,
				'created'        => $manifest->created,
				'plugin'         => $manifest->plugin,
				'wordpress'      => $manifest->wordpress,
				'templates'      => $items,
				'settings'       => $manifest->settings,
				'settings_files' => $files,
				'media'          => $manifest->media,
				'thumbnail'      => $manifest->thumbnail,
			]
		);
	}
}
