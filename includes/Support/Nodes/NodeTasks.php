<?php

declare( strict_types=1 );

namespace Rueda\Support\Nodes;

use Rueda\Modules;
use Rueda\Support\Clock;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/**
 * What the servers of a site ask of each other. As long as the option is there, each request on each server looks into
 * it when it ends (NodeModule); a site with one server has no such option, and its requests do nothing.
 *
 * @phpstan-type Tasks array{
 *   until: int, mails: list<string>, delete: array<string, array{since: int, names: list<string>}>
 * }
 */
final class NodeTasks {
	public const OPTION = Modules::NODE_TASKS;

	/** How many folders a server is asked to delete. It finds others when it looks through its files. */
	private const MOST = 200;

	/** How long a server is asked to delete them. */
	private const KEPT = WEEK_IN_SECONDS;

	public function __construct( private Clock $clock ) {}

	public static function are_there(): bool {
		return isset( wp_load_alloptions()[ self::OPTION ] );
	}

	/** Asks all servers to answer, for a while or for good. */
	public function ask_all( bool $is_for_good ): void {
		$tasks = $this->stored();
		$until = $is_for_good ? PHP_INT_MAX : $this->clock->now() + Nodes::ASK;
		if ( $tasks['until'] < $until ) {
			$this->store( [ 'until' => $until ] + $tasks );
		}
	}

	/** Asks a server to send emails whose files it has. The emails are in the ledger already. */
	public function expect_mails( string $node ): void {
		$tasks = $this->stored();
		if ( ! in_array( $node, $tasks['mails'], true ) ) {
			$this->store( [ 'mails' => [ ...$tasks['mails'], $node ] ] + $tasks );
		}
	}

	/** @param list<string> $nodes The servers for which emails wait. */
	public function set_mails( array $nodes ): void {
		$tasks = $this->stored();
		if ( $nodes !== $tasks['mails'] ) {
			$this->store( [ 'mails' => $nodes ] + $tasks );
		}
	}

	public function are_mails_waiting( string $node ): bool {
		return in_array( $node, $this->stored()['mails'], true );
	}

	/** @param list<string> $names Of folders with uploads. */
	public function delete_on( string $node, array $names ): void {
		$tasks = $this->stored();
		$names = array_values( array_unique( [ ...( $tasks['delete'][ $node ]['names'] ?? [] ), ...$names ] ) );
		$task  = [ 'since' => $this->clock->now(), 'names' => array_slice( $names, 0, self::MOST ) ];

		$tasks['delete'][ $node ] = $task;
		$this->store( $tasks );
	}

	/** @return list<string> The folders that this server is asked to delete. It is not asked a second time. */
	public function take_deletions( string $node ): array {
		$tasks = $this->stored();
		$names = $tasks['delete'][ $node ]['names'] ?? [];
		if ( [] !== $names ) {
			unset( $tasks['delete'][ $node ] );
			$this->store( $tasks );
		}
		return $names;
	}

	/** Ends the looking when there is nothing to look for any more. */
	public function end_if_idle( bool $are_apart ): void {
		$tasks    = $this->stored();
		$is_asked = PHP_INT_MAX !== $tasks['until'] && $tasks['until'] > $this->clock->now();
		if ( ! $are_apart && ! $is_asked && [] === $tasks['mails'] && [] === $tasks['delete'] ) {
			delete_option( self::OPTION );
		}
	}

	/** @param Tasks $tasks */
	private function store( array $tasks ): void {
		update_option( self::OPTION, $tasks, true );
	}

	/** @return Tasks */
	private function stored(): array {
		$stored = self::are_there() ? get_option( self::OPTION ) : [];
		$stored = is_array( $stored ) ? $stored : [];
		$delete = [];
		foreach ( is_array( $stored['delete'] ?? null ) ? $stored['delete'] : [] as $node => $task ) {
			$task  = is_array( $task ) ? $task : [];
			$since = Read::id( $task['since'] ?? 0 );
			if ( $since > $this->clock->now() - self::KEPT ) {
				$delete[ (string) $node ] = [ 'since' => $since, 'names' => Read::strings( $task['names'] ?? null ) ];
			}
		}
		return [
			'until'  => Read::id( $stored['until'] ?? 0 ),
			'mails'  => Read::strings( $stored['mails'] ?? null ),
			'delete' => $delete,
		];
	}
}
