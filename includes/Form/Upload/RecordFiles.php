<?php

declare( strict_types=1 );

namespace Rueda\Form\Upload;

use Rueda\Form\Store\Record;
use Rueda\Support\Clock;
use Rueda\Support\Nodes\Nodes;
use Rueda\Support\Nodes\NodeTasks;

defined( 'ABSPATH' ) || exit;

/** The files of stored messages, which may be on another server of the site. */
final class RecordFiles {
	/** Whether a file is neither here nor on another server that runs. */
	public static function is_gone( Record $record, string $path ): bool {
		return ! UploadFolder::holds( $path ) && ! self::is_elsewhere( $record, $path );
	}

	/** Whether a file is not here, but was stored by another server that runs. */
	public static function is_elsewhere( Record $record, string $path ): bool {
		return '' !== $record->meta( Record::NODE )
			&& ! UploadFolder::holds( $path )
			&& '' !== UploadFolder::name_in( $path )
			&& ( new Nodes( new Clock() ) )->patience( $record->meta( Record::NODE ) ) > 0;
	}

	/** Whether any file of a message is on another server. */
	public static function are_elsewhere( Record $record ): bool {
		return [] !== self::names_elsewhere( $record );
	}

	/** Deletes the files that are here, and asks the servers that have the others to do so. */
	public static function delete( Record ...$records ): void {
		$elsewhere = [];
		foreach ( $records as $record ) {
			$node               = $record->meta( Record::NODE );
			$elsewhere[ $node ] = [ ...( $elsewhere[ $node ] ?? [] ), ...self::names_elsewhere( $record ) ];
			UploadFolder::delete( $record->paths() );
		}
		foreach ( array_filter( $elsewhere ) as $node => $names ) {
			( new NodeTasks( new Clock() ) )->delete_on( $node, $names );
		}
	}

	/** @return list<string> The folders of files that are on another server. */
	private static function names_elsewhere( Record $record ): array {
		$is_elsewhere = static fn ( string $path ): bool => self::is_elsewhere( $record, $path );
		$paths        = array_filter( $record->paths(), $is_elsewhere );
		return array_values( array_map( [ UploadFolder::class, 'name_in' ], $paths ) );
	}
}
