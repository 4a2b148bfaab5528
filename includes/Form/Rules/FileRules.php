<?php

declare( strict_types=1 );

namespace Rueda\Form\Rules;

use Rueda\Form\Field\FileLimits;
use Rueda\Form\Value\Upload;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** The rules about files. */
final class FileRules {
	/**
	 * @param array<array-key, mixed> $rule
	 * @param list<Upload>            $files
	 */
	public static function passes( string $name, array $rule, array $files ): bool {
		$threshold = $rule['threshold'] ?? null;
		$limit     = is_numeric( $threshold ) ? (float) $threshold : null;
		$size      = array_sum( array_map( static fn ( Upload $file ): int => $file->size(), $files ) );
		return match ( $name ) {
			'requiredfile'    => [] !== $files,
			'file'            => self::have_accepted_endings( $rule, $files ),
			'minfilesize'     => null === $limit || $size >= $limit,
			'maxfilesize'     => null === $limit || $size <= $limit,
			'maxfiles'        => null === $limit || count( $files ) <= $limit,
			'maxeachfilesize' => null === $limit || [] === array_filter(
				$files,
				static fn ( Upload $file ): bool => $file->size() > $limit
			),
			default           => true,
		};
	}

	/**
	 * @param array<array-key, mixed> $rule
	 * @param list<Upload>            $files
	 */
	private static function have_accepted_endings( array $rule, array $files ): bool {
		$endings = FileLimits::endings( Read::strings( $rule['accept'] ?? null ) );
		foreach ( $files as $file ) {
			$dot = strrpos( $file->name(), '.' );
			if ( false === $dot || ! in_array( strtolower( substr( $file->name(), $dot + 1 ) ), $endings, true ) ) {
				return false;
			}
		}
		return true;
	}
}
