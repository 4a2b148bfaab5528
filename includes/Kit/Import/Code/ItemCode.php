<?php

declare( strict_types=1 );

namespace Rueda\Kit\Import\Code;

use Rueda\Kit\Import\Cleaner;
use Rueda\Kit\Import\ItemValues;
use Rueda\Kit\Import\Recipients;
use Rueda\Kit\Import\ReferencesIn;

defined( 'ABSPATH' ) || exit;

/**
 * Finds what an import leaves out unless the admin trusts who made the kit. It goes the way that an import goes.
 *
 * @phpstan-type LeftOut array{code: list<string>, mail: list<string>, settings: list<string>}
 */
final class ItemCode {
	/**
	 * @param array<string, mixed> $fields
	 * @return LeftOut
	 */
	public static function in_item( string $doc_type, array $fields ): array {
		$nothing = new ReferencesIn( [], static fn (): int => 0, static fn (): string => '' );
		$cleaner = new Cleaner( false );
		( new ItemValues( $nothing, $cleaner, new Recipients( '' ) ) )->from_fields( $doc_type, $fields );
		return $cleaner->left_out();
	}

	/**
	 * @param LeftOut $left_out
	 * @return list<string>
	 */
	public static function names( array $left_out ): array {
		return array_values( array_unique( array_merge( ...array_values( $left_out ) ) ) );
	}

	/**
	 * @param LeftOut $left_out
	 * @return list<string> Sentences for the admin who decides.
	 */
	public static function sentences( array $left_out ): array {
		$hiding    = array_intersect( $left_out['code'], CodeFilter::HIDING );
		$names     = [ 'code' => array_diff( $left_out['code'], $hiding ), 'hiding' => $hiding ] + $left_out;
		$sentences = [
			/* translators: %s: names of HTML, as in "<script>, onclick". */
			'code'     => __( 'Brings code that runs for every visitor: %s.', 'rueda' ),
			/* translators: %s: names of HTML, as in "<title>, <textarea>". */
			'hiding'   => __( 'Has HTML in which code may hide: %s.', 'rueda' ),
			/* translators: %s: names of HTML, as in "<style>, <form>". */
			'mail'     => __( 'Its emails have HTML that only trusted people may write: %s.', 'rueda' ),
			/* translators: %s: names of settings, as in "demo_mode, do_not_store". */
			'settings' => __( 'With its settings messages are not sent or not kept: %s.', 'rueda' ),
		];
		$told      = [];
		foreach ( $sentences as $kind => $sentence ) {
			if ( [] !== $names[ $kind ] ) {
				$told[] = sprintf( $sentence, implode( ', ', $names[ $kind ] ) );
			}
		}
		return $told;
	}
}
