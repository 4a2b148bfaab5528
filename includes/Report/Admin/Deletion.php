<?php

declare( strict_types=1 );

namespace Rueda\Report\Admin;

use Rueda\Report\Report;
use Rueda\Report\Reports;
use Rueda\Support\Admin\DeletionQuestion;
use Rueda\Support\Admin\ListRequest;

defined( 'ABSPATH' ) || exit;

/** Deletes reports from the list after a question, and says what was deleted. Each report is checked on its own. */
final class Deletion {
	private const NONCE = 'rueda_delete_reports';

	/** More than a list shows. */
	private const MOST = 1000;

	public function __construct( private Reports $reports ) {}

	public function is_asked( string|false $action ): bool {
		return ListTable::DELETE === $action && [] !== $this->deletable();
	}

	/** @param string $address The address of the list. */
	public function ask( string $address ): void {
		$rows = [];
		foreach ( $this->deletable() as $report ) {
			$rows[ $report->id() ] = $report->title();
		}
		DeletionQuestion::print(
			$address,
			[
				_n( 'Delete this report?', 'Delete these reports?', count( $rows ), 'rueda' ),
				__( 'Links to their pages and images stop working. This cannot be undone.', 'rueda' ),
			],
			$rows,
			/* translators: %s: a number of reports. */
			_n( 'and %s more', 'and %s more', DeletionQuestion::unnamed( $rows ), 'rueda' ),
			ListTable::FIELD,
			self::NONCE
		);
	}

	/** @param string $address The address of the list, to which the admin returns. */
	public function carry_out( string $address ): void {
		if ( ! DeletionQuestion::is_answered() ) {
			return;
		}
		check_admin_referer( self::NONCE );
		$deleted = 0;
		foreach ( $this->deletable() as $report ) {
			$deleted += (int) $this->reports->delete( $report->id() );
		}
		wp_safe_redirect(
			add_query_arg(
				[
					'deleted' => $deleted,
					'kept'    => count( ListRequest::ids( ListTable::FIELD, self::MOST ) ) - $deleted,
				],
				$address
			)
		);
		exit;
	}

	/** Says how many reports were deleted, and how many were not. */
	public function tell(): void {
		$deleted = ListRequest::number( 'deleted' );
		$kept    = ListRequest::number( 'kept' );
		if ( $deleted > 0 ) {
			ListRequest::tell(
				'success',
				sprintf(
					/* translators: %s: a number of reports. */
					_n( '%s report deleted.', '%s reports deleted.', $deleted, 'rueda' ),
					number_format_i18n( $deleted )
				)
			);
		}
		if ( $kept > 0 ) {
			ListRequest::tell(
				'warning',
				sprintf(
					/* translators: %s: a number of reports. */
					_n(
						'%s report was not deleted: it no longer exists, or you are not allowed to delete it.',
						'%s reports were not deleted: they no longer exist, or you are not allowed to delete them.',
						$kept,
						'rueda'
					),
					number_format_i18n( $kept )
				)
			);
		}
	}

	/** @return list<Report> Of the selected reports, those that exist and that the current user may delete. */
	private function deletable(): array {
		$named   = ListRequest::ids( ListTable::FIELD, self::MOST );
		$reports = array_filter( array_map( [ $this->reports, 'find' ], $named ) );
		return array_values(
			array_filter(
				$reports,
				static fn ( Report $report ): bool => current_user_can( 'delete_post', $report->id() )
			)
		);
	}
}
