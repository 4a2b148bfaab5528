<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit\Import;

use Rueda\Form\FormMeta;
use Rueda\Kit\KitError;
use Rueda\Kit\KitErrors;
use Rueda\Tests\Database;

/** The database refuses single statements of an import. */
final class RefusedWritesTest extends ImportTestCase {
	private const WRITES = '/^\s*(INSERT|UPDATE|DELETE|REPLACE)\b[^`]*?`?(wp_\w+)/i';

	private const ANSWERS = [ 'page:contact' => 'replace', 'wp_block:offer' => 'replace' ];

	private bool $has_trigger = false;

	/** The number of the write that is refused; none at 0. */
	private int $at = 0;

	private int $writes = 0;

	private string $refused = '';

	protected function setUp(): void {
		parent::setUp();
		$GLOBALS['wpdb']->suppress_errors( true );
	}

	protected function tearDown(): void {
		$this->refuse_nothing();
		$GLOBALS['wpdb']->suppress_errors( false );
		parent::tearDown();
	}

	/** @dataProvider statements */
	public function test_an_import_of_which_the_database_refuses_a_part_fails_and_is_undone(
		string $when,
		string $if
	): void {
		$this->populate();
		$this->fill_kit();
		$before = $this->site();
		$this->refuse( $when, $if );
		$run = $this->finish( $this->start( self::ANSWERS ) );
		$this->refuse_nothing();
		// What was refused again while it was undone is tried once more.
		$this->importer()->undo_rest();
		$run = $this->store->find( $run->id );
		self::assertSame( [ 'failure', 'kit_not_stored', [] ], [ $run->result, $run->reason, $run->kept ] );
		self::assertStringStartsWith( 'kit_not_stored', $this->report( $run )['message'] );
		self::assertStringContainsString( 'database', KitErrors::sentence( $run->reason ) );
		$this->assert_site( $before );
		$this->assert_no_journal();
	}

	/** @return array<string, array{string, string}> When the trigger looks, and what it refuses. */
	public function statements(): array {
		$meta = static fn ( string $name ): array => [ 'INSERT ON wp_postmeta', "NEW.meta_key = '$name'" ];
		return [
			'the image of a page'             => $meta( '_thumbnail_id' ),
			'the mail of a form'              => $meta( FormMeta::MAIL ),
			'the call to action of a wheel'   => $meta( 'wheel_CTA' ),
			'the description of an image'     => $meta( '_wp_attachment_image_alt' ),
			'the sizes of an image'           => $meta( '_wp_attachment_metadata' ),
			'the categories of a pattern'     => [ 'INSERT ON wp_term_relationships', '1 = 1' ],
			'the settings'                    => [ 'UPDATE ON wp_options', "NEW.option_name = 'rueda_settings_cta'" ],
			'the revision of a replaced page' => [ 'INSERT ON wp_posts', "NEW.post_type = 'revision'" ],
			'the publication of a page'       => [
				'UPDATE ON wp_posts',
				"NEW.post_status = 'publish' AND OLD.post_status = 'draft'",
			],
		];
	}

	/** @group newest */
	public function test_no_write_that_is_refused_goes_unnoticed(): void {
		$this->populate();
		$this->fill_small_kit();
		$before = $this->site();
		$this->watch();
		Database::run( 'SAVEPOINT kept' );
		do {
			[ $this->writes, $this->refused ] = [ 0, '' ];
			++$this->at;
			$number = $this->at;
			try {
				$this->import( self::ANSWERS );
			} catch ( KitError $error ) {
				self::assertContains( $error->reason, [ 'kit_not_stored', 'kit_busy' ], $this->refused );
			}
			$message  = "Refused: $number, {$this->refused}";
			$this->at = 0;
			wp_cache_flush();
			$this->later += 700;
			$this->let_cron_end_it();
			$run = $this->store->all()[0] ?? null;
			if ( '' !== $this->refused && null !== $run && 'success' === $run->result ) {
				self::assertDoesNotMatchRegularExpression(
					'/^\S+ (INTO |FROM )?`?wp_(posts|postmeta|term)|rueda_settings/',
					$this->refused,
					$message
				);
			}
			if ( null !== $run && 'success' === $run->result ) {
				self::assertSame( [], $this->undo( $run )->kept, $message );
			}
			$this->assert_site( $before, $message );
			$is_over = '' === $this->refused;
			Database::run( 'ROLLBACK TO SAVEPOINT kept' );
			wp_cache_flush();
			$this->later = 0;
			$this->at    = $number;
		} while ( ! $is_over );
		self::assertGreaterThan( 80, $number );
	}

	/** Makes the statement with this number one that the database refuses. */
	private function watch(): void {
		add_filter(
			'query',
			function ( string $query ): string {
				if (
					0 === $this->at
					|| 1 !== preg_match( self::WRITES, $query, $found )
					|| ++$this->writes !== $this->at
				) {
					return $query;
				}
				$this->refused = substr( $query, 0, 300 );
				return [
					'INSERT'  => "INSERT INTO {$found[2]} ( no_such ) VALUES ( 1 )",
					'REPLACE' => "REPLACE INTO {$found[2]} ( no_such ) VALUES ( 1 )",
					'UPDATE'  => "UPDATE {$found[2]} SET no_such = 1",
					'DELETE'  => "DELETE FROM {$found[2]} WHERE no_such = 1",
				][ strtoupper( $found[1] ) ];
			},
			PHP_INT_MAX
		);
	}

	/** Adds a trigger. On MariaDB this ends the test's transaction. */
	private function refuse( string $when, string $if ): void {
		$this->has_trigger = true;
		Database::run(
			Database::is_file()
				? "CREATE TRIGGER refuse BEFORE $when WHEN $if BEGIN SELECT RAISE( ABORT, 'Refused' ); END"
				: "CREATE TRIGGER refuse BEFORE $when FOR EACH ROW BEGIN IF $if THEN SIGNAL SQLSTATE '45000'; END IF; "
				. 'END'
		);
	}

	private function refuse_nothing(): void {
		if ( $this->has_trigger ) {
			Database::run( 'DROP TRIGGER refuse' );
			$this->has_trigger = false;
		}
	}
}
