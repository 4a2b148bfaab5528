<?php

declare( strict_types=1 );

namespace Rueda\Form;

use Rueda\Blocks\BlocksModule;
use Rueda\Compat\ContactForm7;
use Rueda\Form\Field\Field;
use Rueda\Form\Field\RepeatedBlocks;
use Rueda\Form\Guard\CaptchaRoute;
use Rueda\Form\Page\ContactFormBlock;
use Rueda\Form\Page\FormPrinter;
use Rueda\Form\Page\FormVariables;
use Rueda\Form\Letter\Mailer;
use Rueda\Form\Post\AddressNames;
use Rueda\Form\Post\Request;
use Rueda\Form\Routes\FeedbackOnPage;
use Rueda\Form\Routes\FileRoutes;
use Rueda\Form\Routes\Unneeded;
use Rueda\Form\Upload\UnusedUploadsOfNode;
use Rueda\Form\Upload\WaitingFiles;
use Rueda\Mail\MailModule;
use Rueda\Mail\Outbox;
use Rueda\Module;
use Rueda\Support\ScheduledJob;

defined( 'ABSPATH' ) || exit;

/** Registers forms: their blocks, their routes, their spam checks and their scheduled jobs. */
final class FormModule extends Module {
	public const OVERDUE         = 'rueda_send_overdue_messages';
	private const UNUSED_UPLOADS = 'rueda_delete_unused_uploads';
	private const WAITING_FILES  = 'rueda_delete_waiting_files';

	public const FIVE_MINUTES = 'rueda_five_minutes';

	/** The routes of visitors. The second namespace is that of messages while Contact Form 7 is active. */
	private const ROUTES = '/contact-form-7/v1/contact-forms/#/feedback /contact-form-7/v1/contact-forms/#/refill'
		. ' /rueda/v1/contact-forms';

	public static function prints(): array {
		return [ ContactFormBlock::NAME => 'print_form' ];
	}

	public static function hooks(): array {
		return [
			'every'                           => [
				// Pages have no types for the blocks inside a form: see PageBlocks.
				[ 'render_block_' . Field::BLOCK, 'print_field', 10, 2 ],
				[ 'render_block_' . FormPrinter::SUBMIT, 'print_submit', 10, 2 ],
				[ 'render_block_' . Form::STEP, 'print_step', 10, 2 ],
				[ 'render_block_' . Form::ADDRESS, 'print_address', 10, 2 ],
				[ 'render_block_' . Form::REPEAT, 'print_group', 10, 2 ],
				[ 'render_block_' . RepeatedBlocks::ENTRY, 'print_entry', 10, 2 ],
				[ 'rueda_mail_settled', 'mailer.follow', 10, 4 ],
			],
			'user'                            => [
				[ 'init', 'schedule', 10, 0 ],
				[ 'cron_schedules', 'add_interval' ],
				[ self::OVERDUE, 'send_overdue', 10, 0 ],
				[ self::UNUSED_UPLOADS, 'delete_unused_uploads', 10, 0 ],
				[ self::WAITING_FILES, 'delete_waiting_files', 10, 0 ],
			],
			'rest ' . self::ROUTES            => [ [ 'rest_api_init', 'register_routes', 10, 0 ] ],
			'rest /rueda/v1/forms'            => [
				[ 'rest_api_init', 'captcha_route.register', 10, 0 ],
				[ 'rest_api_init', 'file_routes.register', 10, 0 ],
			],
			'post'                            => [
				[ 'init', 'Unneeded.leave_out_styles', 0, 0 ],
				...self::PLAIN,
			],
			'with ' . Request::THANKS         => self::PLAIN,
			'block ' . ContactFormBlock::NAME => [
				[ 'wp_head', 'remove_other_script', 8, 0 ],
				[ 'wp_print_footer_scripts', 'print_variables', 8, 0 ],
			],
		];
	}

	/** A form that was posted without a script, and the page with the thanks for it. */
	private const PLAIN = [
		[ 'do_parse_request', 'hide_names', PHP_INT_MAX ],
		[ 'parse_request', 'receive', 20, 0 ],
		[ 'document_title_parts', 'name_errors_in_title' ],
	];

	private ?FormParts $parts = null;

	public function schedule(): void {
		$this->overdue()->schedule();
		$this->unused()->schedule();
		( new ScheduledJob( $this->modules->clock(), self::WAITING_FILES, 'hourly', HOUR_IN_SECONDS ) )->schedule();
	}

	public function send_overdue(): void {
		$this->mailer()->send_overdue();
	}

	public function delete_unused_uploads(): void {
		$this->parts()->unused_uploads( $this->unused() )->delete();
	}

	public function delete_waiting_files(): void {
		WaitingFiles::delete_old( $this->modules->clock()->now() );
	}

	/**
	 * @param int $milliseconds How long this may take.
	 * @return bool Whether all files were checked.
	 */
	public function delete_unused_uploads_of_node( int $milliseconds ): bool {
		$this->delete_waiting_files();
		return ( new UnusedUploadsOfNode( $this->modules->clock() ) )->delete( $milliseconds );
	}

	public function mailer(): Mailer {
		return $this->parts()->mailer();
	}

	public function receive(): void {
		if ( FeedbackOnPage::is_asked() ) {
			$this->parts()->feedback_on_page()->send();
		}
		$this->parts()->plain_post()->receive();
	}

	/** @param mixed $is_read Whether WordPress goes on to parse the request. */
	public function hide_names( mixed $is_read ): mixed {
		// phpcs:ignore WordPress.Security -- only looks whether a form was posted to its page.
		return isset( $_POST['_wpcf7'] ) ? AddressNames::hide_while_parsing( $is_read ) : $is_read;
	}

	public function print_variables(): void {
		$this->variables()->print();
	}

	/** @param array{attrs?: array<string, mixed>} $block As WordPress parses it. */
	public function print_field( string $html, array $block ): string {
		return $this->parts()->printer()->render_field( $block['attrs'] ?? [] );
	}

	/** @param array{attrs?: array<string, mixed>} $block As WordPress parses it. */
	public function print_submit( string $html, array $block ): string {
		return $this->parts()->printer()->render_submit( $block['attrs'] ?? [] );
	}

	/** @param array{attrs?: array<string, mixed>} $block As WordPress parses it. */
	public function print_step( string $html, array $block ): string {
		return $this->parts()->printer()->render_step( $block['attrs'] ?? [], $html );
	}

	/** @param array{attrs?: array<string, mixed>} $block As WordPress parses it. */
	public function print_address( string $html, array $block ): string {
		return $this->parts()->printer()->render_address( $block['attrs'] ?? [], $html );
	}

	/** @param array{attrs?: array<string, mixed>} $block As WordPress parses it. */
	public function print_group( string $html, array $block ): string {
		return $this->parts()->printer()->render_group( $block['attrs'] ?? [], $html );
	}

	/** @param array{attrs?: array<string, mixed>} $block As RepeatedBlocks makes it. */
	public function print_entry( string $html, array $block ): string {
		return $this->parts()->printer()->render_entry( $block['attrs'] ?? [], $html );
	}

	private function overdue(): ScheduledJob {
		return new ScheduledJob( $this->modules->clock(), self::OVERDUE, self::FIVE_MINUTES, 5 * MINUTE_IN_SECONDS );
	}

	private function unused(): ScheduledJob {
		return new ScheduledJob( $this->modules->clock(), self::UNUSED_UPLOADS );
	}

	/**
	 * Registers the script and the style of the form block on a page without a form, because the protocol's handles
	 * depend on them, and files of add-ons on those.
	 */
	public function register_files(): void {
		$this->variables()->register_files();
	}

	public function parts(): FormParts {
		return $this->parts ??= new FormParts(
			$this->modules->clock(),
			fn (): Outbox => $this->modules->get( MailModule::class )->outbox(),
			'move_uploaded_file'
		);
	}

	public function name_errors_in_title( mixed $parts ): mixed {
		return $this->parts()->is_plain_post() ? $this->parts()->plain_post()->title( $parts ) : $parts;
	}

	public function file_routes(): FileRoutes {
		return $this->parts()->file_routes();
	}

	public function captcha_route(): CaptchaRoute {
		return $this->parts()->captcha_route();
	}

	public function remove_other_script(): void {
		if ( ContactForm7::is_active() ) {
			$this->variables()->remove_other_script();
		}
	}

	public function register_routes(): void {
		( new Unneeded() )->leave_out_routes();
		$this->parts()->feedback_routes()->register();
	}

	/**
	 * @param array<string, array<string, mixed>> $schedules
	 * @return array<string, array<string, mixed>>
	 */
	public function add_interval( array $schedules ): array {
		$schedules[ self::FIVE_MINUTES ] = [
			'interval' => 5 * MINUTE_IN_SECONDS,
			'display'  => __( 'Every five minutes', 'rueda' ),
		];
		return $schedules;
	}

	/** @param array<array-key, string>|string $given WordPress passes "" if the shortcode has no attributes. */
	public function print_shortcode( array|string $given, ?string $content, string $name ): string {
		return $this->parts()->old_places()->render( $given, $content, $name );
	}

	/** @param array<string, mixed> $given The attributes of its block. */
	public function print_form( array $given ): string {
		return $this->parts()->block()->render_block( $given );
	}

	private function variables(): FormVariables {
		return new FormVariables( $this->modules->get( BlocksModule::class )->views() );
	}
}
