<?php

declare( strict_types=1 );

namespace Rueda\Kit;

defined( 'ABSPATH' ) || exit;

/** Finds files by the beginning of their names. glob() would read brackets in a folder's path as a pattern. */
final class Files {
	/** @return list<string> Paths. */
	public static function beginning( string $folder, string $begin, string $end = '' ): array {
		$names = is_dir( $folder ) ? scandir( $folder ) : false;
		$found = [];
		foreach ( false === $names ? [] : $names as $name ) {
			$path = $folder . '/' . $name;
			if ( str_starts_with( $name, $begin ) && str_ends_with( $name, $end ) && is_file( $path ) ) {
				$found[] = $path;
			}
		}
		return $found;
	}
}
