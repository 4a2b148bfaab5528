<?php

declare( strict_types=1 );

namespace Rueda;

use Rueda\Blocks\BlocksModule;
use Rueda\Blocks\PageBlocks;
use Rueda\CallToAction\CallToActionModule;
use Rueda\Form\Editor\FormEditorModule;
use Rueda\Form\FormModule;
use Rueda\Form\Import\FormImportModule;
use Rueda\Kit\KitModule;
use Rueda\Mail\MailModule;
use Rueda\Message\MessageModule;
use Rueda\Page\AccessibilityToolbar\AccessibilityToolbarModule;
use Rueda\Page\Carousel\CarouselModule;
use Rueda\Page\Section\SectionModule;
use Rueda\Report\Admin\ReportAdminModule;
use Rueda\Report\Import\ImportModule;
use Rueda\Report\PostType;
use Rueda\Report\NextSteps\NextStepsModule;
use Rueda\Report\Pdf\PdfModule;
use Rueda\Report\Preview\PictureModule;
use Rueda\Report\Compare\CompareModule;
use Rueda\Report\Reminder\ReminderModule;
use Rueda\Report\ReportModule;
use Rueda\Report\SavedChart\SavedChartModule;
use Rueda\Settings\SettingsModule;
use Rueda\Share\ShareModule;
use Rueda\Start\StartModule;
use Rueda\Support\Http\AjaxOnPage;
use Rueda\Support\Http\RestNonce;
use Rueda\Watch\WatchModule;
use Rueda\Webhook\WebhookModule;
use Rueda\Wheel\Progress\WheelProgressModule;
use Rueda\Wheel\WheelEditorModule;
use Rueda\Wheel\WheelModule;

defined( 'ABSPATH' ) || exit;

/** Names the modules, and the few other classes that declare hooks. */
final class Plugin {
	/** The order matters: a module may use those before it. */
	public const MODULES = [
		Types::class,
		PageBlocks::class,
		VisitorPage::class,
		SiteModule::class,
		RestNonce::class,
		AjaxOnPage::class,
		BlocksModule::class,
		SettingsModule::class,
		MailModule::class,
		CallToActionModule::class,
		WheelModule::class,
		WheelProgressModule::class,
		WheelEditorModule::class,
		PostType::class,
		ReportModule::class,
		CompareModule::class,
		ReminderModule::class,
		NextStepsModule::class,
		SavedChartModule::class,
		PictureModule::class,
		PdfModule::class,
		ReportAdminModule::class,
		ImportModule::class,
		ShareModule::class,
		FormModule::class,
		FormEditorModule::class,
		FormImportModule::class,
		MessageModule::class,
		WebhookModule::class,
		WatchModule::class,
		StartModule::class,
		SectionModule::class,
		CarouselModule::class,
		AccessibilityToolbarModule::class,
		KitModule::class,
		NodeModule::class,
	];
}
