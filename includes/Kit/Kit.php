<?php

declare( strict_types=1 );

namespace Rueda\Kit;

use Rueda\Kit\Format\Manifest;

defined( 'ABSPATH' ) || exit;

/** What can be imported, wherever it comes from: an uploaded file, a kit of this site or a starter kit. */
interface Kit {
	public function manifest(): Manifest;

	/**
	 * An item's fields, as docs/kits.md lists them for its kind.
	 *
	 * @return array<string, mixed>
	 * @throws KitError When the kit does not hold what its manifest says.
	 */
	public function item( string $key ): array;

	/**
	 * The values of one part of the settings: "cta", "share" or "accessibility".
	 *
	 * @return array<string, mixed>
	 * @throws KitError When the kit does not hold what its manifest says.
	 */
	public function settings( string $part ): array;

	/**
	 * The bytes of an image.
	 *
	 * @throws KitError When the kit does not hold what its manifest says.
	 */
	public function image( string $sha256 ): string;
}
