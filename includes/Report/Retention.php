<?php

declare( strict_types=1 );

namespace Rueda\Report;

use Rueda\Definitions;
use Rueda\Support\Clock;
use Rueda\Support\Database\Rows;
use Rueda\Support\Lock;
use Rueda\Support\ScheduledJob;
use Rueda\Wheel\WheelPostType;

defined( 'ABSPATH' ) || exit;

/**
 * Decides how long a report is kept, by the site's setting or its wheel's. An expired report is gone for readers at
 * once; cron deletes it from the database later.
 */
final class Retention {
	/** A wheel's own number of months: 0 for ever, absent or -1 as for the site. */
	public const META = 'rueda_report_months';

	private const AS_THE_SITE = -1;
	public const CRON         = 'rueda_expire_reports';

	private const AT_ONCE = 500;

	/** How many one run deletes at most, and how long it takes, in milliseconds. */
	private const MOST   = 10000;
	private const BUDGET = 20000;

	/** Seconds for the lock, longer than a run takes. */
	private const PATIENCE = 2 * MINUTE_IN_SECONDS;

	/** Whoever deletes many reports holds it: two at once would subtract the ratings of the same reports twice. */
	public const LOCK = 'expire_reports';

	public function __construct( private Clock $clock ) {}

	public function register_meta(): void {
		register_post_meta(
			WheelPostType::NAME,
			self::META,
			[
				'type'              => 'integer',
				'description'       => __(
					'After how many months reports of this wheel expire; 0 for never, -1 to use the site’s setting.',
					'rueda'
				),
				'single'            => true,
				'default'           => self::AS_THE_SITE,
				'sanitize_callback' => [ $this, 'clean' ],
				'auth_callback'     => [ $this, 'may_edit' ],
				'show_in_rest'      => [
					'schema'           => [
						'type'    => 'integer',
						'minimum' => self::AS_THE_SITE,
						'maximum' => Definitions::REPORTS_MOST_MONTHS,
					],
					'prepare_callback' => [ $this, 'clean' ],
				],
				// Another plugin may register wheels without revisions, and WordPress complains about `true` then.
				'revisions_enabled' => post_type_supports( WheelPostType::NAME, 'revisions' ),
			]
		);
	}

	public function clean( mixed $value ): int {
		return Settings::is_months( $value ) ? (int) $value : self::AS_THE_SITE;
	}

	public function may_edit( bool $allowed, string $key, int $post_id ): bool {
		return current_user_can( 'edit_post', $post_id );
	}

	public function is_over( Report $report ): bool {
		return $this->is_past( $this->end_of( $report->wheel_id(), $report->saved_at() ) );
	}

	/** When a report of this wheel that was saved at that time expires. Seconds since 1970; null for never. */
	public function end_of( int $wheel_id, int $saved_at ): ?int {
		$months = $this->months_of( $wheel_id );
		return 0 === $months ? null : (int) strtotime( "+{$months} months", $saved_at );
	}

	/** @return non-empty-list<int> The site's number of months, and those of wheels with their own; 0 for never. */
	public function months_in_use(): array {
		return array_values( array_unique( [ Settings::stored()['months'], ...$this->wheels_with_their_own() ] ) );
	}

	/** 0 for never. */
	private function months_of( int $wheel_id ): int {
		$own = $wheel_id > 0 ? $this->clean( get_post_meta( $wheel_id, self::META, true ) ) : self::AS_THE_SITE;
		return self::AS_THE_SITE === $own ? Settings::stored()['months'] : $own;
	}

	/** Deletes some of the expired reports; when there are more, another run follows soon. */
	public function delete_expired(): void {
		$is_more = ( new Lock( $this->clock ) )->alone(
			self::LOCK,
			self::PATIENCE,
			fn (): bool => $this->delete_some()
		);
		if ( true === $is_more ) {
			$this->job()->continue_soon();
		}
	}

	/** @return bool Whether there may be more. */
	private function delete_some(): bool {
		$until   = $this->clock->milliseconds() + self::BUDGET;
		$deleted = 0;
		do {
			$expired  = $this->all_expired();
			$gone     = ReportDeletion::delete( array_slice( $expired, 0, self::AT_ONCE ) );
			$deleted += $gone;
			$is_more  = $gone > 0 && count( $expired ) >= self::AT_ONCE;
		} while ( $is_more && $deleted < self::MOST && $this->clock->milliseconds() < $until );
		return $is_more;
	}

	/** @return list<int> */
	private function all_expired(): array {
		$expired = $this->expired( Settings::stored()['months'], null );
		foreach ( $this->wheels_with_their_own() as $wheel => $months ) {
			$expired = count( $expired ) >= self::AT_ONCE
				? $expired
				: array_merge( $expired, $this->expired( $months, $wheel ) );
		}
		return $expired;
	}

	private function is_past( ?int $end ): bool {
		return null !== $end && $end <= $this->clock->now();
	}

	/**
	 * The oldest first.
	 *
	 * @param int|null $wheel Null for all wheels without a time of their own.
	 * @return list<int>
	 */
	private function expired( int $months, ?int $wheel ): array {
		global $wpdb;
		if ( 0 === $months ) {
			return [];
		}
		// The site's local date has an index. Months differ in length, so the query finds a few too many.
		$until = gmdate( 'Y-m-d H:i:s', (int) strtotime( "-{$months} months", $this->clock->now() ) + DAY_IN_SECONDS );
		$find  = "SELECT ID, post_parent, post_date_gmt FROM %i WHERE post_type = %s AND post_status = 'publish'"
			. ' AND post_date <= %s AND ';
		$rows  = null === $wheel
			? Rows::select(
				$find . 'post_parent NOT IN ( SELECT post_id FROM %i WHERE meta_key = %s'
					. " AND meta_value <> '-1' ) ORDER BY post_date LIMIT %d",
				...[ $wpdb->posts, Report::TYPE, $until, $wpdb->postmeta, self::META, self::AT_ONCE ]
			)
			: Rows::select(
				$find . 'post_parent = %d ORDER BY post_date LIMIT %d',
				...[ $wpdb->posts, Report::TYPE, $until, $wheel, self::AT_ONCE ]
			);
		$ids   = [];
		foreach ( $rows as [ 'ID' => $id, 'post_parent' => $wheel_id, 'post_date_gmt' => $date ] ) {
			if ( $this->is_past( $this->end_of( (int) $wheel_id, (int) strtotime( "{$date} UTC" ) ) ) ) {
				$ids[] = (int) $id;
			}
		}
		return $ids;
	}

	/** @return array<int, int> Months by the id of the wheel. */
	private function wheels_with_their_own(): array {
		global $wpdb;
		$find = "SELECT post_id FROM %i WHERE meta_key = %s AND meta_value <> '-1'";
		$own  = [];
		foreach ( Rows::select( $find, $wpdb->postmeta, self::META ) as [ 'post_id' => $id ] ) {
			$own[ (int) $id ] = $this->months_of( (int) $id );
		}
		return $own;
	}

	public function job(): ScheduledJob {
		return new ScheduledJob( $this->clock, self::CRON );
	}
}
