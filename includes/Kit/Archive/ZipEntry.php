<?php

declare( strict_types=1 );

namespace Rueda\Kit\Archive;

defined( 'ABSPATH' ) || exit;

/** What a zip file's directory says of one file in it. Nothing of it has been checked. */
final class ZipEntry {
	/**
	 * @param string $name   The name as it is written, with every byte.
	 * @param int    $bytes  The unpacked size, as declared.
	 * @param int    $packed The size in the zip file.
	 * @param int    $method 0 stored, 8 deflated.
	 * @param int    $mode   The file's Unix mode; 0 where none is given.
	 */
	public function __construct(
		public string $name,
		public int $bytes,
		public int $packed,
		public int $method,
		public bool $is_encrypted,
		public int $mode,
		public bool $is_folder,
		public int $offset
	) {}
}
