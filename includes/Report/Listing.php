<?php

declare( strict_types=1 );

namespace Rueda\Report;

defined( 'ABSPATH' ) || exit;

/** Pages of reports, newest first, for those who may see them all, and the reports of one user, oldest first. */
final class Listing {
	public function __construct( private Reports $reports ) {}

	/**
	 * @param int $wheel 0 for all wheels.
	 * @param int $page  Counted from 1.
	 * @return list<Report>
	 */
	public function page( int $wheel, int $page, int $per_page ): array {
		global $wpdb;
		$offset = ( $page - 1 ) * $per_page;
		$query  = 0 === $wheel
			? $wpdb->prepare(
				"SELECT ID FROM %i WHERE post_type = %s AND post_status = 'publish' ORDER BY post_date DESC, ID DESC"
					. ' LIMIT %d OFFSET %d',
				$wpdb->posts,
				Report::TYPE,
				$per_page,
				$offset
			)
			: $wpdb->prepare(
				"SELECT ID FROM %i WHERE post_parent = %d AND post_type = %s AND post_status = 'publish'"
					. ' ORDER BY post_date DESC, ID DESC LIMIT %d OFFSET %d',
				$wpdb->posts,
				$wheel,
				Report::TYPE,
				$per_page,
				$offset
			);
		return $this->read( $this->ids( $query ) );
	}

	/** @param int $wheel 0 for all wheels. */
	public function count( int $wheel ): int {
		global $wpdb;
		$query = 0 === $wheel
			? $wpdb->prepare(
				"SELECT COUNT(*) FROM %i WHERE post_type = %s AND post_status = 'publish'",
				$wpdb->posts,
				Report::TYPE
			)
			: $wpdb->prepare(
				"SELECT COUNT(*) FROM %i WHERE post_parent = %d AND post_type = %s AND post_status = 'publish'",
				$wpdb->posts,
				$wheel,
				Report::TYPE
			);
		// phpcs:ignore WordPress.DB -- prepared above; asked when an admin looks at the list.
		return (int) $wpdb->get_var( $query );
	}

	/** @return list<Report> Of somebody who was logged in, the oldest first. */
	public function of_user( int $user_id, int $most, int $offset = 0 ): array {
		return $this->read( $this->ids_of_user( $user_id, $most, $offset ) );
	}

	/** @return list<int> The same, with expired reports that wait to be deleted. */
	public function ids_of_user( int $user_id, int $most, int $offset = 0 ): array {
		global $wpdb;
		return $user_id <= 0 ? [] : $this->ids(
			$wpdb->prepare(
				'SELECT ID FROM %i WHERE post_author = %d AND post_type = %s ORDER BY ID LIMIT %d OFFSET %d',
				$wpdb->posts,
				$user_id,
				Report::TYPE,
				$most,
				$offset
			)
		);
	}

	/** @return list<int> */
	private function ids( ?string $sql ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB -- prepared by the callers; the posts are read through the cache.
		return array_values( array_map( 'intval', $wpdb->get_col( $sql ) ) );
	}

	/**
	 * @param list<int> $ids
	 * @return list<Report> Those that may be shown.
	 */
	private function read( array $ids ): array {
		_prime_post_caches( $ids, false, false );
		return array_values( array_filter( array_map( [ $this->reports, 'find' ], $ids ) ) );
	}
}
