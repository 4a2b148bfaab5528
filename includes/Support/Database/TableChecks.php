<?php

declare( strict_types=1 );

namespace Rueda\Support\Database;

use Rueda\Support\Admin\SiteHealth;

defined( 'ABSPATH' ) || exit;

/** Checks all tables once a day and in Tools → Site Health. */
final class TableChecks {
	private const TEST = 'rueda_tables';
	public const CRON  = 'rueda_check_tables';

	/** @param list<class-string<Table>> $tables */
	public function __construct( private array $tables ) {}

	/** Creates missing tables before somebody needs them. */
	public function restore(): void {
		foreach ( $this->tables as $table ) {
			$table::restore();
		}
	}

	/** @return array<array-key, mixed> */
	public function add_test( mixed $tests ): array {
		return SiteHealth::with_test(
			$tests,
			self::TEST,
			__( 'Database tables of Rueda', 'rueda' ),
			[ $this, 'test' ]
		);
	}

	/** @return array<string, mixed> */
	public function test(): array {
		$errors = $this->told( [ TableWarning::class, 'error' ] );
		$losses = $this->told( [ TableWarning::class, 'loss' ] );
		if ( [] !== $errors ) {
			$label = __( 'Rueda cannot use all of its database tables', 'rueda' );
			return SiteHealth::result( self::TEST, 'critical', $label, [ ...$errors, ...$losses ] );
		}
		if ( [] !== $losses ) {
			$label = __( 'Database tables of Rueda were missing', 'rueda' );
			return SiteHealth::result( self::TEST, 'recommended', $label, $losses );
		}
		$label = __( 'Rueda can use all of its database tables', 'rueda' );
		$told  = __( 'All tables are there and can be written.', 'rueda' );
		return SiteHealth::result( self::TEST, 'good', $label, [ $told ] );
	}

	/**
	 * @param callable( class-string<Table> ): string $say
	 * @return list<string>
	 */
	private function told( callable $say ): array {
		return array_values(
			array_filter( array_map( $say, $this->tables ), static fn ( string $text ): bool => '' !== $text )
		);
	}
}
