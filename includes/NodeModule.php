<?php

declare( strict_types=1 );

namespace Rueda;

use Rueda\Form\FormModule;
use Rueda\Form\Upload\UploadFolder;
use Rueda\Mail\MailModule;
use Rueda\Report\Preview\PictureFiles;
use Rueda\Support\Nodes\OwnNode;
use Rueda\Support\Nodes\Nodes;
use Rueda\Support\Nodes\NodeTasks;

defined( 'ABSPATH' ) || exit;

/**
 * Does at the end of a request what only this server can do: it has files that the other servers of the site have not.
 * Cron may never run here.
 */
final class NodeModule extends Module {
	/** Functions that send the page to the visitor, who then need not wait for the rest: of PHP-FPM and LiteSpeed. */
	private const FINISH = [ 'fastcgi_finish_request', 'litespeed_finish_request' ];

	/** How many emails one request sends. */
	private const MAILS = 5;

	/** How many milliseconds one request looks through files, also if somebody waits for an answer or a page. */
	private const SWEEP         = 5000;
	private const SWEEP_BETWEEN = 1000;
	private const SWEEP_ON_PAGE = 50;

	public static function hooks(): array {
		return [
			// After everything else, because a visitor may be waiting.
			'nodes' => [ [ 'shutdown', 'do_tasks', PHP_INT_MAX, 0 ] ],
		];
	}

	public function do_tasks(): void {
		if ( ! NodeTasks::are_there() ) {
			return;
		}
		$nodes = new Nodes( $this->modules->clock() );
		$tasks = new NodeTasks( $this->modules->clock() );
		$id    = OwnNode::id();
		$nodes->answer();
		if ( '' !== $id ) {
			array_map( [ UploadFolder::class, 'delete_folder' ], $tasks->take_deletions( $id ) );
		}
		if ( $tasks->are_mails_waiting( $id ) ) {
			self::end_answer();
			$count = self::is_visitor_waiting() ? 1 : self::MAILS;
			$this->modules->get( MailModule::class )->outbox()->send_for_node( $id, $count );
		}
		if ( $nodes->begin_sweep( self::is_page_waiting() ) ) {
			self::end_answer();
			$this->sweep( $nodes );
		}
		$tasks->end_if_idle( $nodes->are_apart() );
	}

	private function sweep( Nodes $nodes ): void {
		$between = self::is_page_waiting() ? self::SWEEP_ON_PAGE : self::SWEEP_BETWEEN;
		$budget  = null !== self::finish() || self::is_tool() ? self::SWEEP : $between;
		if ( $this->modules->get( FormModule::class )->delete_unused_uploads_of_node( $budget ) ) {
			PictureFiles::delete_left_over( $budget );
			$nodes->end_sweep();
		}
	}

	private static function end_answer(): void {
		ignore_user_abort( true );
		$finish = self::finish();
		if ( null !== $finish ) {
			$finish();
		}
	}

	private static function finish(): ?callable {
		return array_values( array_filter( self::FINISH, 'function_exists' ) )[0] ?? null;
	}

	private static function is_tool(): bool {
		return wp_doing_cron() || defined( 'WP_CLI' );
	}

	/** Whether a visitor may wait until this request ends. */
	private static function is_visitor_waiting(): bool {
		$is_screen = is_admin() && ! wp_doing_ajax();
		return null === self::finish() && ! self::is_tool() && ! $is_screen;
	}

	/** Whether a visitor waits for a page. Calls of scripts are no pages. */
	private static function is_page_waiting(): bool {
		return self::is_visitor_waiting() && ! wp_doing_ajax() && ! wp_is_serving_rest_request();
	}
}
