<?php

declare( strict_types=1 );

namespace Rueda;

use Rueda\Form\FormModule;
use Rueda\Form\Upload\UploadFolder;
use Rueda\Mail\MailModule;
use Rueda\Report\Preview\PictureFiles;
use Rueda\Support\Nodes\Node;
use Rueda\Support\Nodes\Nodes;
use Rueda\Support\Nodes\NodeTasks;

defined( 'ABSPATH' ) || exit;

/**
 * Does at the end of a request what only this server can do: it has files that the other servers of the site have not.
 * Cron may never run here.
 */
final class NodeModule extends Module {
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
		$id    = Node::id();
		$nodes->answer();
		if ( '' !== $id ) {
			array_map( [ UploadFolder::class, 'delete_folder' ], $tasks->take_deletions( $id ) );
		}
		if ( $tasks->are_mails_waiting( $id ) ) {
			self::end_answer();
			$this->modules->get( MailModule::class )->outbox()->send_for_node( $id );
		}
		if ( $nodes->begin_sweep() ) {
			self::end_answer();
			$this->modules->get( FormModule::class )->delete_unused_uploads_of_node();
			PictureFiles::delete_left_over();
		}
		$tasks->end_if_idle( $nodes->are_apart() );
	}

	/** Sends the page to the visitor, who then need not wait for the rest. */
	private static function end_answer(): void {
		ignore_user_abort( true );
		foreach ( [ 'fastcgi_finish_request', 'litespeed_finish_request' ] as $finish ) {
			if ( function_exists( $finish ) ) {
				$finish();
				return;
			}
		}
	}
}
