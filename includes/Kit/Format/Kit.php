<?php

declare( strict_types=1 );

namespace Rueda\Kit\Format;

defined( 'ABSPATH' ) || exit;

/**
 * What can be imported, wherever it comes from: an uploaded file, a kit of this site or a starter kit. A method throws
 * a KitError when the kit does not hold what its manifest says.
 */
interface Kit {
	public function manifest(): Manifest;

	/** @return array<string, mixed> An item's fields, as docs/kits.md lists them for its kind. */
	public function item( string $key ): array;

	/** @return array<string, mixed> The values of one part of the settings: "cta", "share" or "accessibility". */
	public function settings( string $part ): array;

	/** The bytes of an image. */
	public function image( string $sha256 ): string;
}
